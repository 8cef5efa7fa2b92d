import { defineConditions } from '@chakra-ui/react'

/**
 * The color scheme follows the system, without JavaScript or a flash, and is light in print. Chakra's breakpoints are
 * for screens only; `_mdOrPrint` also applies to paper.
 */
export const conditions = defineConditions({
  dark: '@media screen and (prefers-color-scheme: dark)',
  light: '@media print, (prefers-color-scheme: light)',
  mdOrPrint: '@media print, (min-width: 48em)',
})
