import { home } from '../content/home'
import { race } from '../content/race'
import { heroRecipe } from '../theme/recipes/hero.styles'
import { ActionLink } from '../ui/ActionLink'
import { FilmStrip } from '../ui/FilmStrip'
import { FilmPicture } from './drawings/FilmPicture'
import { PhoneShot } from './PhoneShot'
import { headingOf } from './sections'

/** Title, tagline, the one primary action, the photo finish, three figures and the app. */
export function Hero() {
  const { title, tagline, action, figures, notes } = home.hero
  return (
    <section className={heroRecipe()} id="hero" tabIndex={-1} aria-labelledby={headingOf('hero')}>
      <h1 id={headingOf('hero')} tabIndex={-1}>
        {/* No space stands as a text of its own: it would count as one that moves when the font comes. */}
        {`${title[0]} `}
        <span>{title[1]}</span>
        {` ${title[2]} `}
        <span>{title[3]}</span>
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
