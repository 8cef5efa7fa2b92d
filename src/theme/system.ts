import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { recipes, slotRecipes } from '@chakra-ui/react/theme'
import { config } from './config'

/** The system with all of Chakra's recipes, for the tests and for `chakra typegen`, which reads this module. */
export const system = createSystem(defaultBaseConfig, { theme: { recipes, slotRecipes } }, config)
