import { notFound } from '../../content/pages'
import { site } from '../../content/site'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { FilmStrip } from '../../ui/opening/FilmStrip'
import { openingRecipe } from '../../ui/opening/opening.styles'
import { Text } from '../../ui/Text'

const styles = openingRecipe({ page: 'notFound' })

const HEADING = 'Non-runner.'

/** The page for every unknown address. */
export function NotFound() {
  return (
    <>
      <title>{`${notFound.title}: ${site.name}`}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <section className={styles.root} aria-label={HEADING}>
        <Heading as="h1" className={styles.title}>
          {HEADING}
        </Heading>
        <div className={styles.lede}>
          <Text textStyle="lede" className={styles.tagline}>
            Page not found. It was declared at this address but never reached the line. Check the link, or start again
            from the card.
          </Text>
          <Button to="/" className={styles.action}>
            Back to Home
          </Button>
        </div>
        <FilmStrip className={styles.strip} />
        <span className={styles.finish} aria-hidden="true" />
      </section>
    </>
  )
}
