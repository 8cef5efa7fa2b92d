import { defineConditions } from '@chakra-ui/react'

/** The one condition of the tokens. The scheme follows the system: no script, no flash. Paper is light. */
export const conditions = defineConditions({ dark: '@media screen and (prefers-color-scheme: dark)' })
