import type { ReactNode } from 'react'
import { ticks } from '../../content/ticks'
import { cx } from '../cx'
import { filmStripRecipe } from './filmStrip.styles'

const styles = filmStripRecipe()

export interface FilmStripProps {
  className?: string
  /** What the camera saw, placed on the film; without it the film is empty. */
  children?: ReactNode
  /** What the clock says at the line; without it nobody has reached it. */
  time?: string
}

/** The film of the photo-finish camera over its time rule. The page sets `--line`, where the winning line stands. */
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
