import { createSystem, defineConfig } from '@chakra-ui/react'
import { conditions } from './conditions'
import { globalCss } from './globalCss'
import { keyframes } from './keyframes'
import { semanticTokens } from './semanticTokens'
import { textStyles } from './textStyles'
import { tokens } from './tokens'
import { utilities } from './utilities'

/** True where rules have to be made: in the build and in development. A built page carries its global rules itself. */
const makesGlobalCss = import.meta.env.SSR || import.meta.env.DEV

const created = createSystem(
  defineConfig({
    cssVarsPrefix: 'f',
    cssVarsRoot: ':root',
    preflight: false,
    disableLayers: true,
    conditions,
    utilities,
    globalCss: makesGlobalCss ? globalCss : {},
    theme: {
      breakpoints: { md: '48em', lg: '64em', xl: '80em' },
      tokens,
      semanticTokens,
      textStyles,
      keyframes,
    },
  }),
)

/** Chakra's system with only what this site uses: no default theme, no preflight, no layers. */
export const system: typeof created = { ...created, _global: makesGlobalCss ? created._global : [] }
