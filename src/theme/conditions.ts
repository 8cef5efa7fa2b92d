import { defineConditions } from '@chakra-ui/react'

/**
 * The color scheme follows the system, without JavaScript or a flash, and is light in print. Chakra's breakpoints are
 * for screens only; `_mdOrPrint` also applies to paper.
 */
export const conditions = defineConditions({
  dark: '@media screen and (prefers-color-scheme: dark)',
  light: '@media print, (prefers-color-scheme: light)',
  /** The header's bar has one row. A bar of two rows does not stick: it would cover the target of a jump. */
  lowBar: '@media screen and (min-width: 16em)',
  mdOrPrint: '@media print, (min-width: 48em)',
})
