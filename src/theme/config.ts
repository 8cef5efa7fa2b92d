import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react'
import { animationStyles, layerStyles } from '@chakra-ui/react/theme'
import { recipes, slotRecipes } from './recipes'
import { withAddedRecipes } from './recipes/chakra'
import { semanticTokens } from './semanticTokens'
import { textStyles } from './textStyles'
import { tokens } from './tokens'

/**
 * Lays out a part of a heading or link as a block that screen readers still read together with the rest: Firefox
 * exposes blocks, but not grids, as separate objects, and `pre-wrap` keeps the space at the part's end, which Chromium
 * drops beside blocks.
 */
const textBlock = { value: { display: 'grid', whiteSpace: 'pre-wrap' } }

/** The theme of this site, in Chakra's terms. Without layers, style props win over `css`, and both over recipes. */
export const config = defineConfig({
  cssVarsPrefix: 'f',
  cssVarsRoot: ':root',
  preflight: false,
  disableLayers: true,
  conditions: {
    // The color scheme follows the system, without JavaScript or a flash, and is light in print.
    dark: '@media screen and (prefers-color-scheme: dark)',
    light: '@media print, (prefers-color-scheme: light)',
    // The header's bar has one row. A bar of two rows does not stick: it would cover the target of a jump.
    oneRowBar: '@media screen and (min-width: 16em)',
    // Chakra's breakpoints are for screens only.
    mdOrPrint: '@media print, (min-width: 48em)',
  },
  utilities: {
    // Leaves out Chakra's `--bg-currentcolor`, which no component here reads; this saves 0.2 kB on the home page.
    backgroundColor: { shorthand: ['bgColor'], values: 'colors', transform: (value) => ({ backgroundColor: value }) },
    // Safari has only the prefixed property.
    userSelect: { transform: (value) => ({ WebkitUserSelect: value, userSelect: value }) },
    // Chrome before 136 has only the prefixed property.
    printColorAdjust: { transform: (value) => ({ WebkitPrintColorAdjust: value, printColorAdjust: value }) },
  },
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles: { ...layerStyles, textBlock },
    animationStyles,
    recipes,
    slotRecipes,
  },
})

/** Emotion's cache options in the build and the browser: class names begin with `f-`; no vendor prefixes are added. */
export const cacheOptions = { key: 'f', stylisPlugins: [] }

/** Creates Chakra's system, without global rules: the build writes them into every page (prerender/pageStyles.ts). */
export const createAppSystem = (): SystemContext =>
  withAddedRecipes({ ...createSystem(defaultBaseConfig, config), _global: [] })
