import { defineKeyframes } from '@chakra-ui/react'

/**
 * The hero's animations (`scan`, `post`, `nose`) end in the element's normal state, so that its content is visible
 * without animation. `drawer` opens the menu, `race` draws the race in its feature card, `away` hides the header's link to
 * the download. `loading` is the bar of a loading page, `rail` the scroll progress on the header's lower edge.
 */
export const keyframes = defineKeyframes({
  /* Reveals the photo finish from the winning line to the left, in the order in which the camera records. */
  scan: { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0 0 0 0)' } },
  post: { from: { transform: 'scaleY(0)' } },
  nose: { from: { opacity: '0' } },
  drawer: { from: { opacity: '0', transform: 'translateY(-8px)' } },
  /* The lines of the race, from the stalls to the line, with room for the strokes beside them. */
  race: { from: { clipPath: 'inset(-10% 100% -10% -10%)' }, to: { clipPath: 'inset(-10%)' } },
  away: { from: { visibility: 'hidden' }, to: { visibility: 'hidden' } },
  loading: {
    from: { clipPath: 'inset(0 100% 0 0)' },
    '50%': { clipPath: 'inset(0)' },
    to: { clipPath: 'inset(0 0 0 100%)' },
  },
  rail: { to: { transform: 'scaleX(1)' } },
})
