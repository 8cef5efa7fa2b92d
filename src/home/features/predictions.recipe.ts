import { defineStyle } from '@chakra-ui/react'
import { ownColors } from './features.recipe'

const beside = '@container (min-width: 27rem)'

/** The field in predicted order, a lane each. */
export const predictions = defineStyle({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0,1fr) fit-content(50%)',
    gridTemplateAreas: '"no name chance" "lane lane lane"',
    alignItems: 'center',
    columnGap: '2',
    paddingTop: '1.5',
    lineHeight: '1.1',
    [beside]: {
      gridTemplateColumns: '1.5rem 9.4rem minmax(0,1fr) 3.25rem',
      gridTemplateAreas: '"no name lane chance"',
      columnGap: '2.5',
      minHeight: '42px',
      paddingTop: '0',
    },
  },
  '& .number': { fontWeight: '740', fontFeatureSettings: '"tnum"' },
  '& .name': { gridArea: 'name', color: 'fg.muted', fontWeight: '520' },
  '& svg': {
    gridArea: 'lane',
    width: '100%',
    height: '36px',
    color: 'fg',
    [beside]: { height: '42px', padding: '3px 0', borderRight: '2px solid {colors.accent.solid}' },
    _highContrast: { forcedColorAdjust: 'none', borderColor: 'Highlight' },
  },
  '& rect': { fill: 'dot', ...ownColors },
  '& use': { transform: 'translateX(-4px)' },
  '& .chance': { gridArea: 'chance', fontWeight: '640', fontFeatureSettings: '"tnum"', textAlign: 'right' },
  '& .best .name': { color: 'fg', fontWeight: '720' },
  '& .best rect': { fill: 'accent.solid', _highContrast: { fill: 'Highlight' } },
  '& .best .chance': { fontSize: 'xl', fontWeight: '780', letterSpacing: '-.03em' },
})
