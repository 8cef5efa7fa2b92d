import { home } from '../../content/home'
import { race } from '../../content/race'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { FilmStrip } from '../../ui/opening/FilmStrip'
import { openingRecipe } from '../../ui/opening/opening.styles'
import { Text } from '../../ui/Text'
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
      <Heading as="h1" className={opening.title}>
        {/* One text node: screen readers treat inline blocks as separate objects, and WebKit drops spaces beside <br>. */}
        {title.join('\n')}
      </Heading>
      <div className={opening.lede}>
        <Text textStyle="lede" className={opening.tagline}>
          {tagline}
        </Text>
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
