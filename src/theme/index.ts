import { createSystem, defineConfig } from '@chakra-ui/react'
import { conditions } from './conditions'
import { globalCss } from './globalCss'
import { keyframes } from './keyframes'
import { semanticTokens } from './semanticTokens'
import { textStyles } from './textStyles'
import { tokens } from './tokens'
import { utilities } from './utilities'

/** A built page carries its global rules itself: the browser's script leaves them out. */
const IN_PAGE = import.meta.env.PROD && !import.meta.env.SSR
const globalStyles = IN_PAGE ? {} : globalCss()

const created = createSystem(
  defineConfig({
    cssVarsPrefix: 'f',
    cssVarsRoot: ':root',
    preflight: false,
    disableLayers: true,
    conditions,
    utilities,
    globalCss: globalStyles,
    theme: {
      tokens,
      semanticTokens,
      textStyles,
      keyframes,
    },
  }),
)

/** Chakra's system with only what this site uses: no default theme, no preflight, no layers. */
export const system: typeof created = IN_PAGE ? { ...created, _global: [] } : created
