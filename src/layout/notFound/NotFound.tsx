import { notFound } from '../../content/pages'
import { site } from '../../content/site'
import { buttonRecipe } from '../../ui/button.styles'
import { FilmStrip } from '../../ui/FilmStrip'
import { openingRecipe } from '../../ui/opening.styles'
import { UnmarkedLink } from '../../ui/PageLink'

const styles = openingRecipe({ page: 'notFound' })

const HEADING = 'Non-runner.'

/** The page for every address that has none. */
export function NotFound() {
  return (
    <>
      <title>{`${notFound.title}: ${site.name}`}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <section className={styles.root} aria-label={HEADING}>
        <h1 className={styles.title}>{HEADING}</h1>
        <div className={styles.lede}>
          <p className={styles.tagline}>
            Page not found. It was declared at this address but never reached the line. Check the link, or start again
            from the card.
          </p>
          <UnmarkedLink to="/" className={`${buttonRecipe()} ${styles.action}`}>
            Back to Home
          </UnmarkedLink>
        </div>
        <FilmStrip className={styles.strip} />
        <span className={styles.finish} aria-hidden="true" />
      </section>
    </>
  )
}
