import { focusTarget, isPlainClick, MAIN_ID } from '../../ui/jump'
import { skipLinkRecipe } from './skipLink.styles'

/** The first tab stop of every page: skips the header. */
export function SkipLink() {
  return (
    <a
      className={skipLinkRecipe()}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        document.getElementById(MAIN_ID)?.scrollIntoView()
        focusTarget(MAIN_ID)
      }}
    >
      Skip to content
    </a>
  )
}
