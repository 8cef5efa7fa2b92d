import { SkipNavLink } from '@chakra-ui/react'
import { focusTarget, isPlainClick, MAIN_ID } from '../../ui/jump'

/** The first tab stop of every page: skips the header. */
export function SkipLink() {
  return (
    <SkipNavLink
      id={MAIN_ID}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        document.getElementById(MAIN_ID)?.scrollIntoView()
        focusTarget(MAIN_ID)
      }}
    >
      Skip to content
    </SkipNavLink>
  )
}
