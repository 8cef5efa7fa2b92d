import { Fragment } from 'react'
import { home } from '../content/home'
import { race } from '../content/race'
import { heroRecipe } from '../theme/recipes/hero.styles'
import { ActionLink } from '../ui/ActionLink'
import { FilmStrip } from '../ui/FilmStrip'
import { FilmPicture } from './drawings/FilmPicture'
import { PhoneShot } from './PhoneShot'

/** Title, tagline, the one primary action, the photo finish, three figures and the app. */
export function Hero() {
  const { title, tagline, action, figures, notes } = home.hero
  return (
    <section className={heroRecipe()} id="hero" aria-label={title.join(' ')}>
      <h1>
        {title.map((line, i) => (
          <Fragment key={line}>
            {/* Inline blocks would keep the lines together too, but each is an object of its own to a screen reader. */}
            {i > 0 && <br />}
            {`${line} `}
          </Fragment>
        ))}
      </h1>
      <div className="lede">
        <p>{tagline}</p>
        <ActionLink to="/" section="download" look="primary">
          {action}
        </ActionLink>
      </div>
      <FilmStrip time={race.winningTime}>
        <FilmPicture />
      </FilmStrip>
      <span className="finish" aria-hidden="true" />
      <dl className="stats">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
      <div className="notes">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <PhoneShot />
    </section>
  )
}
