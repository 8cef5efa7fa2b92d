import { defineKeyframes } from '@chakra-ui/react'

/** The hero's animations end in the element's normal state, so that its content is visible without them. */
export const keyframes = defineKeyframes({
  /* Reveals the photo finish from the winning line to the left, in the order in which the camera records. */
  scan: { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0 0 0 0)' } },
  post: { from: { transform: 'scaleY(0)' } },
  nose: { from: { opacity: '0' } },
  draw: { from: { clipPath: 'inset(-10% 100% -10% -10%)' }, to: { clipPath: 'inset(-10%)' } },
  loading: {
    from: { clipPath: 'inset(0 100% 0 0)' },
    '50%': { clipPath: 'inset(0)' },
    to: { clipPath: 'inset(0 0 0 100%)' },
  },
  rail: { to: { transform: 'scaleX(1)' } },
})
