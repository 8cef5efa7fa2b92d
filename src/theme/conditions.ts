import { defineConditions } from '@chakra-ui/react'

/**
 * The conditions in use, by Chakra's names. The color scheme follows the system: no script, no flash. Print is light, on
 * white. Chakra's breakpoints are for screens only; a sheet of paper is narrower than `md`, but gets that layout by
 * `mdOrPrint`.
 */
export const conditions = defineConditions({
  dark: '@media screen and (prefers-color-scheme: dark)',
  print: '@media print',
  mdOrPrint: '@media print, (min-width: 48em)',
  highContrast: '@media (forced-colors: active)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  hover: '&:hover',
  active: '&:active',
  focusVisible: '&:focus-visible',
  before: '&::before',
  after: '&::after',
})
