import { defineKeyframes } from '@chakra-ui/react'

/**
 * The hero's entrance, the bar of a page that is loading, and the header's race rail. Each ends in the resting state, so that nothing is hidden without
 * animation.
 */
export const keyframes = defineKeyframes({
  /* The photo finish develops from the line backwards: the order in which the camera records. */
  scan: { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0 0 0 0)' } },
  post: { from: { transform: 'scaleY(0)' } },
  nose: { from: { opacity: '0' } },
  loading: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 100%)' } },
  rail: { to: { transform: 'scaleX(1)' } },
})
