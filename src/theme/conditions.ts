import { defineConditions } from '@chakra-ui/react'

/** The only conditions in use. The scheme follows the system: no script, no flash. */
export const conditions = defineConditions({
  dark: '@media (prefers-color-scheme: dark)',
  hover: '&:hover',
  focusVisible: '&:focus-visible',
  current: '&[aria-current]',
  forcedColors: '@media (forced-colors: active)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
})
