import { defineSemanticTokens } from '@chakra-ui/react'

/** `print` is for backgrounds, which browsers do not print, and for the text on them. */
const both = (light: string, dark: string, print?: string) => ({
  value: { base: light, _dark: dark, ...(print && { _print: print }) },
})

/** A color of the page that differs on other surfaces: elements with `data-surface`, and everything in them. */
const onSurfaces = (light: string, dark: string, surfaces: { dark: string; inverted: string; accent?: string }) => ({
  value: {
    base: light,
    _dark: dark,
    _onDark: surfaces.dark,
    _onInverted: surfaces.inverted,
    ...(surfaces.accent && { _onAccent: surfaces.accent }),
  },
})

/**
 * Colors for both schemes, and sizes that depend on the window or the medium. Contrast figures:
 * docs/design.md section 1.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      /** The `theme-color` tags in index.html repeat the first two. */
      DEFAULT: onSurfaces('#FFFFFF', '#07130E', {
        dark: '{colors.surface.dark.bg}',
        inverted: '{colors.surface.inverted.bg}',
        accent: '{colors.accent.solid}',
      }),
      subtle: both('#F2F6F6', '#12261D', '#FFFFFF'),
      muted: both('#E6EDEC', '#1D382B'),
    },
    fg: {
      DEFAULT: onSurfaces('#07130E', '#F2F7F3', {
        dark: '{colors.surface.dark.fg}',
        inverted: '{colors.surface.inverted.fg}',
        accent: '{colors.accent.contrast}',
      }),
      muted: onSurfaces('#34433C', '#BFCFC5', {
        dark: '{colors.surface.dark.muted}',
        inverted: '{colors.surface.inverted.muted}',
      }),
      subtle: both('#46544D', '#9DB1A6'),
    },
    border: {
      DEFAULT: onSurfaces('#D3DDDA', '#1D3328', {
        dark: '{colors.surface.dark.border}',
        inverted: '{colors.surface.inverted.border}',
        accent: '{colors.accent.contrast}',
      }),
      emphasized: both('#6C7D75', '#5F7A6C'),
    },
    /** What `bg`, `fg`, `fg.muted` and `border` are on these surfaces. */
    surface: {
      /** Dark in both schemes: the footer, the ground of the download section. */
      dark: {
        bg: both('#07130E', '#030A07', '#FFFFFF'),
        fg: both('#F2F7F3', '#F2F7F3', '#07130E'),
        muted: both('#B5C6BC', '#B5C6BC', '#34433C'),
        border: both('#2A4236', '#22382D', '#D3DDDA'),
      },
      /** Dark in the light scheme, and light in the dark one: the cards that stand out (Instant insights, the box on the legal pages). */
      inverted: {
        bg: both('#07130E', '#F2F7F3', '#FFFFFF'),
        fg: both('#F2F7F3', '#07130E', '#07130E'),
        muted: both('#B5C6BC', '#3A4A42', '#34433C'),
        border: both('#2A4236', '#C3D0CA', '#D3DDDA'),
      },
    },
    /** The palette of components without `colorPalette`, or with one that is not defined here. */
    gray: {
      solid: { value: '{colors.fg}' },
      contrast: { value: '{colors.bg}' },
      fg: { value: '{colors.fg}' },
      subtle: { value: '{colors.bg.subtle}' },
      muted: { value: '{colors.bg.muted}' },
      focusRing: { value: '{colors.fg}' },
    },
    accent: {
      solid: { value: '#FF4F2B' },
      contrast: { value: '#07130E' },
    },
    /** Marks in drawings, besides the accent. */
    dot: both('#7D9187', '#57786A'),
    timeMark: both('#5B6B63', '#6F887B'),
    /** Levels of a scale, from low to high. */
    heat: {
      0: both('#E6EDEC', '#1D382B'),
      1: both('#DFE8E5', '#203D2F'),
      2: both('#BFCFC8', '#294A3A'),
      3: both('#93AA9F', '#315948'),
      4: both('#3C574A', '#9CC3AE'),
      5: both('#0B2218', '#F2F7F3'),
    },
    /** The photo finish: sky, infield and rail, the all-weather track below them, and the camera's streaks. */
    photo: {
      sky: both('#EDF3F4', '#0B1912'),
      infield: both('#C8DACE', '#1B3829'),
      rail: both('#FFFFFF', '#C9D6CF'),
      sand: both('#DAD5C8', '#4E463A'),
      streak: both('rgb(7 19 14/.07)', 'rgb(242 247 243/.07)'),
    },
  },
  spacing: {
    /** Beside the page's content. */
    margin: { value: { base: 'clamp(20px,4.5vw,64px)', _print: '2mm' } },
    /** Above a section. */
    section: { value: { base: 'clamp(96px,11vw,176px)', _print: '10mm' } },
  },
  sizes: {
    /** Height of the header's bar, which grows with its 2.75rem-high controls. */
    bar: { value: { base: 'max(56px,2.75rem + 12px)', md: 'max(72px,2.75rem + 12px)' } },
  },
})
