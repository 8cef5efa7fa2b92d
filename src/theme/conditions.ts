import { defineConditions } from '@chakra-ui/react'

/** The conditions of the tokens. The color scheme follows the system: no script, no flash. Print is light, on white. */
export const conditions = defineConditions({
  dark: '@media screen and (prefers-color-scheme: dark)',
  print: '@media print',
})
