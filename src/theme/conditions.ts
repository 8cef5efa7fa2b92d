import { defineConditions } from '@chakra-ui/react'

/** The one condition of the tokens. The scheme follows the system: no script, no flash. */
export const conditions = defineConditions({ dark: '@media (prefers-color-scheme: dark)' })
