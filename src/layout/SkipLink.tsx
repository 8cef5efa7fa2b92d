import { chakra } from '../theme/chakra'
import { skipLinkRecipe } from '../theme/recipes/skipLink'
import { focusTarget, isPlainClick, MAIN_ID } from '../ui/jump'

const Anchor = chakra('a', skipLinkRecipe)

/** First stop of every page: over the header, to the content. */
export function SkipLink() {
  return (
    <Anchor
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        document.getElementById(MAIN_ID)?.scrollIntoView()
        focusTarget(MAIN_ID)
      }}
    >
      Skip to content
    </Anchor>
  )
}
