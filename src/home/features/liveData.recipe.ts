import { defineStyle } from '@chakra-ui/react'
import { heat, ownColors } from './features.recipe'

/** The colors of a scheme, 0 for light and 1 for dark, from low to high. */
const scale = (scheme: 0 | 1) => `linear-gradient(90deg,${heat[1][scheme]},${heat[3][scheme]} 50%,${heat[4][scheme]})`

/** The data behind a rating, one row each: text on the left, its drawing on the right. */
export const liveData = defineStyle({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,min(13.75rem,48cqi))',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '3.5',
    borderTop: '1px solid {colors.border}',
    /* For text so large that text and drawing do not fit side by side. */
    '@container (max-width: 12rem)': { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '& .label': { color: 'fg.muted', fontSize: 'sm' },
  '& .value': { fontSize: 'xl', lineHeight: '1.3', letterSpacing: '-.02em' },
  '& b': { fontWeight: '740' },
  /* The arrow is drawn because the font has none. */
  '& .value svg': {
    display: 'inline-block',
    width: '.9em',
    height: '.6em',
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
  },
  '& .price, & .rides': { width: '100%', overflow: 'visible' },
  '& .price': { height: '48px' },
  '& .price path': { fill: 'none', stroke: 'fg', strokeWidth: '2.5', _highContrast: { stroke: 'CanvasText' } },
  '& .scale': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '1',
    paddingTop: '4',
    color: 'fg.muted',
    fontSize: 'min(.8125rem,5cqi)',
    ...ownColors,
    _before: {
      content: '""',
      position: 'absolute',
      top: '1',
      left: '0',
      right: '0',
      height: '6px',
      background: { base: scale(0), _dark: scale(1) },
    },
    /* Standard: the middle of the scale. */
    _after: {
      content: '""',
      position: 'absolute',
      top: '-3px',
      left: '50%',
      width: '3px',
      height: '20px',
      backgroundColor: 'accent.solid',
    },
  },
  '& .rides': { height: '34px' },
  '& .rides path': { fill: 'dot', ...ownColors },
  '& .rides .first': { fill: 'accent.solid' },
  '& .rides .second': { fill: 'fg' },
  '& .runs': { display: 'flex', justifyContent: 'flex-end', gap: '1' },
  '& .runs span': {
    flex: '0 1 2.125rem',
    paddingBlock: '.3em',
    backgroundColor: 'bg.muted',
    fontSize: 'lg',
    fontWeight: '720',
    lineHeight: '1.5',
    textAlign: 'center',
    ...ownColors,
  },
  '& .runs .won': { backgroundColor: 'fg', color: 'bg' },
  '& hr': { width: '2px', marginInline: '3px', border: '0', backgroundColor: 'border.emphasized', ...ownColors },
})
