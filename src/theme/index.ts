import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react'
import { conditions } from './conditions'
import { globalCss } from './globalCss'
import { keyframes } from './keyframes'
import { semanticTokens } from './semanticTokens'
import { textStyles } from './textStyles'
import { tokens } from './tokens'
import { utilities } from './utilities'

/**
 * Chakra's system with only what this site uses: no default theme, no preflight. The build generates CSS with it
 * (compileStyles.ts); the browser never loads it.
 */
export const system = createSystem(
  defineConfig({
    cssVarsPrefix: 'f',
    cssVarsRoot: ':root',
    preflight: false,
    conditions,
    utilities,
    globalCss: globalCss as NonNullable<SystemConfig['globalCss']>,
    theme: { tokens, semanticTokens, textStyles, keyframes },
  }),
)
