import { notFound } from '../content/pages'
import { site } from '../content/site'
import { actionRecipe } from '../theme/recipes/action.styles'
import { heroRecipe } from '../theme/recipes/hero.styles'
import { FilmStrip } from '../ui/FilmStrip'
import { UnmarkedLink } from '../ui/PageLink'

const HEADING = 'Non-runner.'

/** The page for every address that has none. */
export function NotFound() {
  return (
    <>
      <title>{`${notFound.title}: ${site.name}`}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <section className={heroRecipe({ page: 'notFound' })} aria-label={HEADING}>
        <h1>{HEADING}</h1>
        <div className="lede">
          <p>
            Page not found. It was declared at this address but never reached the line. Check the link, or start again
            from the card.
          </p>
          <UnmarkedLink to="/" className={actionRecipe({ look: 'primary' })}>
            Back to Home
          </UnmarkedLink>
        </div>
        <FilmStrip />
        <span className="finish" aria-hidden="true" />
      </section>
    </>
  )
}
