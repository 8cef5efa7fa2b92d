import { Fragment } from 'react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { Button } from '../../ui/Button'
import { FilmStrip } from '../../ui/FilmStrip'
import { openingRecipe } from '../../ui/opening.styles'
import { FilmPicture } from './FilmPicture'
import { heroRecipe } from './hero.styles'
import { PhoneShot } from './PhoneShot'

const opening = openingRecipe({ page: 'home' })
const styles = heroRecipe()

/** Title, tagline, the one primary action, the photo finish, three figures and the app. */
export function Hero() {
  const { title, tagline, action, figures, notes } = home.hero
  return (
    <section className={opening.root} id="hero" aria-label={title.join(' ')}>
      <h1 className={opening.title}>
        {title.map((line, i) => (
          <Fragment key={line}>
            {/* Inline blocks would keep the lines together too, but each is an object of its own to a screen reader. */}
            {i > 0 && <br className={opening.lineBreak} />}
            {`${line} `}
          </Fragment>
        ))}
      </h1>
      <div className={opening.lede}>
        <p className={opening.tagline}>{tagline}</p>
        <Button to="/" section="download" variant="solid" className={opening.action}>
          {action}
        </Button>
      </div>
      <FilmStrip className={opening.strip} time={race.winningTime}>
        <FilmPicture />
      </FilmStrip>
      <span className={opening.finish} aria-hidden="true" />
      <dl className={styles.stats}>
        {figures.map((figure) => (
          <div key={figure.label} className={styles.stat}>
            <dt className={styles.label}>{figure.label}</dt>
            <dd className={styles.figure}>{figure.value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <PhoneShot />
    </section>
  )
}
