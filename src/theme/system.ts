import { createSystem, defaultBaseConfig, defineConfig, type SystemConfig } from '@chakra-ui/react'
import { keyframes as chakraKeyframes } from '@chakra-ui/react/theme'
import { globalCss } from './globalCss'
import { recipes, slotRecipes } from './recipes'
import { semanticTokens } from './semanticTokens'
import { textStyles } from './textStyles'
import { tokens } from './tokens'

/**
 * Lays out a part of a heading or link as a block that screen readers still read together with the rest: Firefox
 * exposes blocks, but not grids, as separate objects, and `pre-wrap` keeps the space at the part's end, which Chromium
 * drops beside blocks.
 */
const textBlock = { value: { display: 'grid', whiteSpace: 'pre-wrap' } }

/**
 * Chakra's utilities, which also take plain CSS in brackets: `width: '[calc(100% - 3px)]'`. With `strictTokens`, Chakra's
 * types offer this for values that are not tokens, but its styles keep the brackets (chakra-ui/chakra-ui#10022).
 */
const utilities: NonNullable<SystemConfig['utilities']> = Object.fromEntries(
  Object.entries(defaultBaseConfig.utilities ?? {}).map(([property, utility]) => [
    property,
    {
      ...utility,
      transform: (value, args) => {
        const css = typeof value === 'string' ? value.replace(/^\[(.*)\]$/s, '$1') : value
        return utility.transform ? utility.transform(css, args) : { [property]: css }
      },
    },
  ]),
)

/**
 * The theme of this site, in Chakra's terms (docs/decisions/015). Without layers, style props win over `css`, and both
 * over recipes.
 */
const config = defineConfig({
  strictTokens: true,
  cssVarsPrefix: 'f',
  cssVarsRoot: ':root',
  preflight: false,
  disableLayers: true,
  utilities,
  conditions: {
    // The color scheme follows the system, without JavaScript or a flash, and is light in print.
    dark: '@media screen and (prefers-color-scheme: dark)',
    light: '@media print, (prefers-color-scheme: light)',
    // The header's bar has one row. A bar of two rows does not stick: it would cover the target of a jump.
    oneRowBar: '@media screen and (min-width: 16em)',
    // Chakra's breakpoints are for screens only.
    mdOrPrint: '@media print, (min-width: 48em)',
    // Wide windows on a laptop: the hero is smaller, and its photo finish has no time scale.
    lowWindow: '@media screen and (min-width: 64em) and (max-height: 51em)',
    // A phone turned on its side: the hero's title has one line, and the photo finish what the window has left.
    phoneLandscape: '@media screen and (min-width: 36em) and (max-width: 63.99em) and (max-height: 30em)',
    // Browsers without popovers show the links of the header as a second row of the bar on phones too.
    popovers: '@supports selector(:popover-open)',
    popoverOpen: '&:popover-open',
    // `*`, because Emotion would put the element's own class before a selector that starts with a colon.
    inPopover: '*:popover-open &',
    // Without JavaScript, the popover stays open after a jump within the page, or after Tab on its last link. It is then
    // hidden, because focus is in the page; `:active` keeps it so while the page is pressed, which closes it. With
    // `:is(… *)` instead of `… &`, Chromium would recalculate every style when focus moves.
    popoverLeft: 'header:has(:popover-open):has(~ :is(main, footer):is(:focus-within, :active)) &',
    // Elements with `data-surface`, and everything in them: there, `bg`, `fg` and `border` are other colors.
    onDark: '[data-surface=dark] &',
    onInverted: '[data-surface=inverted] &',
    onAccent: '[data-surface=accent] &',
    // The page reacts to presses (browser/main.tsx).
    hydrated: '[data-hydrated] &',
    // The entry of the section that is being read, in a contents list.
    currentSection: '&[aria-current=true]',
  },
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles: { textBlock },
    recipes,
    slotRecipes,
  },
})

/** Every served page has the global rules (prerender/renderPage.tsx), so `ChakraProvider` adds none. */
export const createSiteSystem = (globalRules: SystemConfig = {}) => ({
  ...createSystem(defaultBaseConfig, config, globalRules),
  _global: [],
})

/** The hero's animations end in the element's normal state, so that its content is visible without them. */
const keyframes = {
  /* Reveals the photo finish from the winning line to the left, in the order in which the camera records. */
  scan: { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0 0 0 0)' } },
  post: { from: { transform: 'scaleY(0)' } },
  nose: { from: { opacity: '0' } },
  draw: { from: { clipPath: 'inset(-10% 100% -10% -10%)' }, to: { clipPath: 'inset(-10%)' } },
  loading: {
    from: { clipPath: 'inset(0 100% 0 0)' },
    '50%': { clipPath: 'inset(0)' },
    to: { clipPath: 'inset(0 0 0 100%)' },
  },
  rail: { to: { transform: 'scaleX(1)' } },
}

/**
 * The site's system, for the build, the tests and `chakra typegen`. The browser creates its own, in a separate task and
 * without the global rules.
 */
export const system = /* @__PURE__ */ createSiteSystem({
  globalCss: globalCss as NonNullable<SystemConfig['globalCss']>,
  // Without its keyframes, a component that has closed would stay in the page.
  theme: { keyframes: { ...chakraKeyframes, ...keyframes } },
})

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Where `bg`, `fg` and `border` are the colors of this surface: on the element, and in everything in it. */
    'data-surface'?: 'dark' | 'inverted' | 'accent'
  }
}
