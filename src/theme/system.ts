import { createSystem, defineConfig } from '@chakra-ui/react'
import { conditions } from './conditions'
import { keyframes } from './keyframes'
import { recipes, slotRecipes } from './recipes'
import { semanticTokens } from './semanticTokens'
import { textStyles } from './textStyles'
import { tokens } from './tokens'
import { utilities } from './utilities'

/**
 * Chakra's configuration with only what this site uses, in place of its default theme. Without layers style props win
 * over `css`, and both over a recipe. `chakra typegen` reads this module: it refers to no assets.
 */
export const config = defineConfig({
  cssVarsPrefix: 'f',
  cssVarsRoot: ':root',
  preflight: false,
  disableLayers: true,
  conditions,
  utilities,
  theme: {
    breakpoints: { md: '48em', lg: '64em' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
})

/** Chakra's system. It has no global rules: the build writes them into every page (build/pageStyles.ts). */
export const system = { ...createSystem(config), _global: [] }
