import type { ReactNode } from 'react'
import { race } from '../content/race'
import { filmStripRecipe } from '../theme/recipes/filmStrip.styles'

export interface FilmStripProps {
  /** What the camera saw, placed on the film; without it the film is empty. */
  children?: ReactNode
  /** What the clock says at the line; without it nobody has reached it. */
  time?: string
}

/** The film of the photo-finish camera over its time rule. The page sets `--line`, where the winning line stands. */
export function FilmStrip({ children, time = 'No time' }: FilmStripProps) {
  return (
    <div className={`strip ${filmStripRecipe()}`}>
      <div className="film">{children}</div>
      <div className="clock" aria-hidden="true">
        {race.ticks.map((tick) => (
          <span key={tick.behind}>{tick.time}</span>
        ))}
        <strong>{time}</strong>
      </div>
    </div>
  )
}
