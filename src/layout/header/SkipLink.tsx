import { SkipNavLink } from '@chakra-ui/react'
import { focusHeadingOf, isPlainClick, MAIN_ID } from '../../ui/focus'

/** The first tab stop of every page: skips the header. */
export function SkipLink() {
  return (
    <SkipNavLink
      id={MAIN_ID}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        const main = document.getElementById(MAIN_ID)
        main?.scrollIntoView()
        focusHeadingOf(main)
      }}
    >
      Skip to content
    </SkipNavLink>
  )
}
