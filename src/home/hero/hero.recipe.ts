import { defineSlotRecipe } from '@chakra-ui/react'

/** Where three figures fit side by side. In rem, so that large text has one column. */
const threeColumns = '@container (min-width: 17.5rem)'

/**
 * What only the home page has in its hero, in two arrangements. On phones and tablets, the app's screen is below the
 * race, and the figures follow. On a wide window (`lg`), all text is to the left of the winning line, the app to its
 * right, and the photo finish takes what is left of the window's height.
 */
export const heroRecipe = defineSlotRecipe({
  slots: [
    'tagline',
    'action',
    'button',
    'audience',
    'phones',
    'note',
    'stats',
    'list',
    'stat',
    'label',
    'figure',
    'explanation',
  ],
  base: {
    tagline: { maxWidth: '[34rem]' },
    action: {
      display: 'flex',
      flexDirection: { md: 'column' },
      flexWrap: 'wrap',
      alignItems: { base: 'center', md: 'start' },
      gap: { base: '3', md: '2' },
      width: { base: 'full', md: 'auto' },
      flex: { md: 'none' },
      _phoneLandscape: { flexDirection: 'row', flexWrap: 'nowrap', alignItems: 'center', gap: '3', width: 'auto' },
    },
    // As wide as the note beside it allows.
    button: {
      flexGrow: '1',
      maxWidth: '[min(100%,12rem)]',
      minHeight: 'auto',
      paddingBlock: '3',
      paddingInline: '4.5',
    },
    audience: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'shorter' },
    phones: { display: 'block', color: 'fg', fontWeight: 'semibold' },
    note: {
      gridColumn: { base: '2/5', lg: '2' },
      gridRow: { base: '5', lg: '4' },
      marginTop: { base: '5', lg: '0' },
      textStyle: 'xs',
      color: 'fg.subtle',
      _lowWindow: { marginTop: '1' },
      _rtl: { direction: 'rtl' },
      _print: { display: 'none' },
    },

    /* Size follows proof: until there is evidence, the figures are one quiet row. */
    stats: {
      gridColumn: { base: '2/5', lg: '2' },
      gridRow: { base: '6', lg: '5' },
      containerType: 'inline-size',
      marginTop: { base: '4', lg: '6' },
      _lowWindow: { marginTop: '2' },
      _rtl: { direction: 'rtl' },
    },
    list: { display: 'grid', columnGap: '4' },
    label: { textStyle: 'label', lineHeight: 'shorter', color: 'fg.muted' },
    figure: { order: '-1' },
    explanation: { textStyle: 'xs', textWrap: 'pretty', color: 'fg.subtle' },
  },
  variants: {
    proven: {
      false: {
        list: { [threeColumns]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
        stat: { display: 'grid', [threeColumns]: { display: 'contents' } },
        figure: { [threeColumns]: { gridRow: '1' } },
        label: { [threeColumns]: { gridRow: '2' } },
        // Below the second figure, the accuracy rate, and as wide as the row allows.
        explanation: { [threeColumns]: { gridColumn: '2/-1', gridRow: '3' } },
      },
      true: {
        list: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(15rem,100%),1fr))', rowGap: '5', columnGap: '6' },
        stat: { display: 'grid', alignContent: 'start' },
      },
    },
  },
})
