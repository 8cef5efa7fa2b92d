import { defineKeyframes } from '@chakra-ui/react'

/**
 * The hero's entrance, the bar of a loading page, and the header's race rail. Each ends in the element's normal state,
 * so that nothing is hidden without animation.
 */
export const keyframes = defineKeyframes({
  /* The photo finish appears from the line backwards, in the order in which the camera records. */
  scan: { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0 0 0 0)' } },
  post: { from: { transform: 'scaleY(0)' } },
  nose: { from: { opacity: '0' } },
  loading: {
    from: { clipPath: 'inset(0 100% 0 0)' },
    '50%': { clipPath: 'inset(0)' },
    to: { clipPath: 'inset(0 0 0 100%)' },
  },
  rail: { to: { transform: 'scaleX(1)' } },
})
