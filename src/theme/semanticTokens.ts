import { defineSemanticTokens } from '@chakra-ui/react'

/** `print` is for backgrounds, which browsers do not print, and for the text on them. */
const both = (light: string, dark: string, print?: string) => ({
  value: { base: light, _dark: dark, ...(print && { _print: print }) },
})

/**
 * Colors and shadows for both schemes, and sizes that depend on the window or the medium. Contrast figures:
 * docs/design.md section 1.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      /** The `theme-color` tags in index.html repeat it. */
      DEFAULT: both('#FFFFFF', '#07130E'),
      subtle: both('#F2F6F6', '#12261D', '#FFFFFF'),
      muted: both('#E6EDEC', '#1D382B'),
      emphasized: both('#D6E0DD', '#23442F'),
      panel: both('#FFFFFF', '#0C1E16'),
      inverted: both('#07130E', '#F2F7F3', '#FFFFFF'),
      /** Dark in both schemes: the footer. */
      dark: both('#07130E', '#030A07', '#FFFFFF'),
    },
    fg: {
      DEFAULT: both('#07130E', '#F2F7F3'),
      muted: both('#34433C', '#BFCFC5'),
      subtle: both('#46544D', '#9DB1A6'),
      inverted: {
        DEFAULT: both('#F2F7F3', '#07130E', '#07130E'),
        muted: both('#B5C6BC', '#3A4A42', '#34433C'),
      },
      onDark: {
        DEFAULT: both('#F2F7F3', '#F2F7F3', '#07130E'),
        muted: both('#B5C6BC', '#B5C6BC', '#34433C'),
      },
    },
    border: {
      DEFAULT: both('#D3DDDA', '#1D3328'),
      emphasized: both('#6C7D75', '#5F7A6C'),
      inverted: both('#2A4236', '#C3D0CA', '#D3DDDA'),
      onDark: both('#2A4236', '#22382D', '#D3DDDA'),
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
      fg: both('#8A1C05', '#FFA78F'),
      subtle: both('#FFEDE8', '#35130A'),
      muted: both('#FFD9CF', '#4A1B0E'),
      focusRing: { value: '{colors.fg}' },
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
      sand: both('#DAD5C8', '#37322A'),
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
  shadows: {
    xs: { value: '0 1px 2px rgb(7 19 14/.2)' },
    sm: { value: '0 2px 4px rgb(7 19 14/.2)' },
    md: both('0 6px 14px -4px rgb(7 19 14/.24)', '0 0 0 1px #2C4538'),
    lg: both('0 16px 32px -10px rgb(7 19 14/.3)', '0 20px 40px -10px rgb(0 0 0/.8),0 0 0 1px #2C4538'),
  },
})
