import type { ReactNode } from 'react'
import { ticks } from '../../content/ticks'
import { cx } from '../cx'
import { filmStripRecipe } from './filmStrip.styles'

const styles = filmStripRecipe()

export interface FilmStripProps {
  className?: string
  /** The camera's picture, placed on the film; without it the film is empty. */
  children?: ReactNode
  /** The time shown at the line; by default no runner has reached it. */
  time?: string
}

/**
 * The film of the photo-finish camera above its time scale. The page sets `--line`, the position of the winning line.
 */
export function FilmStrip({ className, children, time = 'No time' }: FilmStripProps) {
  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.film}>{children}</div>
      <div className={styles.clock} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick.behind}>{tick.time}</span>
        ))}
        <strong>{time}</strong>
      </div>
    </div>
  )
}
