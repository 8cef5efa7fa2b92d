import { defineSlotRecipe } from '@chakra-ui/react'
import { figure, ownColors } from './figure'

const narrow = '@container (max-width: 17rem)'

const heading = {
  padding: '0',
  color: 'fg.2',
  fontSize: 'min(.9375rem,max(13px,5.8cqi))',
  fontWeight: '520',
  fontStretch: '84%',
  lineHeight: '1.25',
} as const

/** Win rates by going and trip: the higher, the darker. */
export const heatMapRecipe = defineSlotRecipe({
  className: 'heat-map',
  slots: ['root', 'unit', 'table', 'corner', 'trip', 'going', 'cell'],
  base: {
    root: figure,
    unit: { marginBottom: '1.5', color: 'fg.2', fontSize: 'label' },
    table: {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: '3px',
      tableLayout: 'fixed',
      fontSize: 'label',
      fontFeatureSettings: '"tnum"',
    },
    corner: { width: '25%' },
    trip: {
      ...heading,
      paddingBottom: '1',
      textAlign: 'center',
      [narrow]: { fontSize: 'min(.8125rem,5.7cqi)', fontStretch: '78%' },
    },
    going: { ...heading, textAlign: 'left', [narrow]: { fontStretch: '78%' } },
    cell: {
      height: '46px',
      padding: '0',
      fontSize: 'min(.9375rem,7cqi)',
      fontWeight: '600',
      textAlign: 'center',
      ...ownColors,
    },
  },
  variants: {
    heat: {
      0: { cell: { backgroundColor: 'heat.0' } },
      1: { cell: { backgroundColor: 'heat.1' } },
      2: { cell: { backgroundColor: 'heat.2' } },
      3: { cell: { backgroundColor: 'heat.3' } },
      4: { cell: { backgroundColor: 'heat.4', color: 'bg' } },
      5: { cell: { backgroundColor: 'heat.5', color: 'bg' } },
      tonight: {
        cell: {
          backgroundColor: 'accent',
          color: 'on.accent',
          fontSize: 'min(1.25rem,8.5cqi)',
          fontWeight: '780',
          _print: { fontSize: '14pt' },
        },
      },
    },
  },
})
