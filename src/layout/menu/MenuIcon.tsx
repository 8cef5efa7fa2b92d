import type { menuButtonRecipe } from './menuButton.styles'

export interface MenuIconProps {
  styles: ReturnType<typeof menuButtonRecipe>
}

/** Two bars; the drawer's Close turns them into a cross. */
export function MenuIcon({ styles }: MenuIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.upper} d="M3 8h18" />
      <path className={styles.lower} d="M3 16h18" />
    </svg>
  )
}
