import { defineSemanticTokens } from '@chakra-ui/react'

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })
/** For text on a background of its own: browsers do not print backgrounds. */
const printed = (light: string, dark: string, paper: string) => ({
  value: { base: light, _dark: dark, _print: paper },
})

/**
 * Colors and shadows of both schemes, and sizes that depend on the window or the medium; contrast figures are in
 * docs/design.md section 1.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: both('#FFFFFF', '#07130E'),
      subtle: printed('#F2F6F6', '#0C1E16', '#FFFFFF'),
      muted: both('#E6EDEC', '#12291E'),
      inverted: printed('#07130E', '#F2F7F3', '#FFFFFF'),
      /** Dark in both schemes: the footer. */
      dark: printed('#07130E', '#030A07', '#FFFFFF'),
    },
    fg: {
      DEFAULT: both('#07130E', '#F2F7F3'),
      muted: both('#34433C', '#BFCFC5'),
      subtle: both('#46544D', '#9DB1A6'),
      inverted: {
        DEFAULT: printed('#F2F7F3', '#07130E', '#07130E'),
        muted: printed('#B5C6BC', '#3A4A42', '#34433C'),
      },
      onDark: {
        DEFAULT: printed('#F2F7F3', '#F2F7F3', '#07130E'),
        muted: printed('#B5C6BC', '#B5C6BC', '#34433C'),
      },
    },
    border: {
      DEFAULT: both('#D3DDDA', '#1D3328'),
      emphasized: both('#6C7D75', '#5F7A6C'),
      inverted: printed('#2A4236', '#C3D0CA', '#D3DDDA'),
      onDark: printed('#2A4236', '#22382D', '#D3DDDA'),
    },
    tick: both('#5B6B63', '#6F887B'),
    dot: both('#7D9187', '#57786A'),
    ghost: both('#C3D0CA', '#2B4B3B'),
    feed: both('#C6D3CE', '#20392D'),
    heat: {
      0: both('#E6EDEC', '#12291E'),
      1: both('#DFE8E5', '#143024'),
      2: both('#BFCFC8', '#1F4033'),
      3: both('#93AA9F', '#2F5846'),
      4: both('#3C574A', '#9CC3AE'),
      5: both('#0B2218', '#F2F7F3'),
    },
    photoFinish: {
      fg: both('#07130E', '#F2F7F3'),
      chip: both('#FFFFFF', '#07130E'),
      noise: {
        1: both('rgb(255 255 255/.18)', 'rgb(255 255 255/.03)'),
        2: both('rgb(7 19 14/.018)', 'rgb(0 0 0/.07)'),
      },
    },
  },
  spacing: {
    /** Beside the page's content. */
    margin: { value: { base: 'clamp(20px,4.5vw,64px)', _print: '2mm' } },
    /** Above a section. */
    section: { value: { base: 'clamp(96px,11vw,176px)', _print: '14mm' } },
  },
  sizes: {
    /** Height of the header's bar. */
    bar: { value: { base: '64px', md: '72px' } },
  },
  shadows: {
    phone: both(
      '0 40px 80px -24px rgb(7 19 14/.38),0 12px 28px -10px rgb(7 19 14/.22)',
      '0 50px 100px -20px rgb(0 0 0/.8),0 0 0 1px #2C4538',
    ),
  },
})
