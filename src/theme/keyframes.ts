import { defineKeyframes } from '@chakra-ui/react'

/** The hero's one entrance, and the bar's race rail. Each ends on the resting state, so nothing is hidden without. */
export const keyframes = defineKeyframes({
  /* The film develops from the line backwards: the order in which the camera records. */
  scan: { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0 0 0 0)' } },
  post: { from: { transform: 'scaleY(0)' } },
  nose: { from: { opacity: '0' } },
  rail: { to: { transform: 'scaleX(1)' } },
})
