import { defineConditions } from '@chakra-ui/react'

/**
 * The color scheme follows the system: no JavaScript, no flash. Print is light. Chakra's breakpoints are for screens
 * only; `_mdOrPrint` is for paper, too, which is narrower than `md`.
 */
export const conditions = defineConditions({
  dark: '@media screen and (prefers-color-scheme: dark)',
  light: '@media print, (prefers-color-scheme: light)',
  mdOrPrint: '@media print, (min-width: 48em)',
})
