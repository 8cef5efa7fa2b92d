import { defineConditions } from '@chakra-ui/react'

/** The conditions of the tokens. The scheme follows the system: no script, no flash. Paper is light, and white. */
export const conditions = defineConditions({
  dark: '@media screen and (prefers-color-scheme: dark)',
  print: '@media print',
})
