import { defineSlotRecipe } from '@chakra-ui/react'

/** For text so large that text and drawing do not fit side by side. */
const largeText = '@container (max-width: 12rem)'

/** Rows with text on the left and its drawing on the right. */
export const liveDataRecipe = defineSlotRecipe({
  slots: ['root', 'row', 'label', 'value', 'figure', 'scale', 'key'],
  base: {
    root: { flex: '1', display: 'grid' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,min(13.75rem,45cqi))',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      paddingBlock: { base: '2.5', md: '3' },
      borderTopWidth: '1px',
      [largeText]: { gridTemplateColumns: 'minmax(0,1fr)' },
    },
    label: { color: 'fg.muted', fontSize: 'sm', lineHeight: 'short' },
    value: { fontSize: { base: 'md', md: 'xl' }, lineHeight: 'shorter', letterSpacing: 'tight', textWrap: 'balance' },
    figure: {
      '& svg': { width: 'full', overflow: 'visible' },
      '& .price': {
        height: '[34px]',
        fill: '[none]',
        stroke: 'fg',
        strokeWidth: '2.5',
        _highContrast: { stroke: '[CanvasText]' },
      },
      '& .rides': { height: '[34px]', fill: 'dot' },
      '& .won': { fill: 'accent.solid' },
      '& .second': { fill: 'fg' },
      '& .runs': { height: '9', fontSize: 'lg', fontWeight: 'bold', textAnchor: 'middle' },
      '& .run': { fill: 'bg.muted' },
      '& .run.won': { fill: 'fg' },
      '& .season': { fill: 'border.emphasized' },
      '& text': { fill: 'fg', forcedColorAdjust: 'none' },
      '& .run.won + text': { fill: 'bg' },
    },
    // Standard is the middle of the scale.
    scale: {
      height: '4',
      backgroundImage:
        '[linear-gradient({colors.accent.solid} 0 0),linear-gradient(90deg,{colors.heat.1},{colors.heat.3} 50%,{colors.heat.4})]',
      backgroundPosition: '50% 0,0 5px',
      backgroundSize: '3px 16px,100% 6px',
      backgroundRepeat: 'no-repeat',
      _highContrast: { forcedColorAdjust: 'none' },
    },
    key: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '1',
      marginTop: '0.5',
      color: 'fg.muted',
      fontSize: '[min({fontSizes.xs},5cqi)]',
      lineHeight: 'shorter',
      textWrap: 'balance',
      [largeText]: { fontSize: '[8cqi]' },
    },
  },
})
