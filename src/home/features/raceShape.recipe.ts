import { defineStyle } from '@chakra-ui/react'
import { ownColors } from './features.recipe'

const narrow = '@container (max-width: 17rem)'
const roomy = '@container (min-width: 30rem)'

/** How the race may run: stalls on the left, the order at the line on the right, the calls below. */
export const raceShape = defineStyle({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0,1fr) auto',
  gridTemplateRows: 'auto auto',
  columnGap: '3.5',
  paddingTop: '3.5',
  color: 'fg.muted',
  [narrow]: { columnGap: '2' },
  '& .stalls li, & .places li': {
    display: 'flex',
    alignItems: 'center',
    height: '1.875rem',
    [narrow]: { height: '1.75rem' },
  },
  '& .stalls li': { justifyContent: 'flex-end', fontSize: 'min(.9375rem,18px)', fontWeight: '640' },
  '& .lines': {
    width: '100%',
    height: '100%',
    overflow: 'visible',
    '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' },
    '& .pole': { stroke: 'border', strokeWidth: '1' },
    '& .run': { stroke: 'dot', strokeWidth: '1.6' },
    '& .run.on': { stroke: 'accent.solid', strokeWidth: '4.5' },
    '& .ring': { stroke: 'dot', strokeWidth: '9' },
    '& .hole': { stroke: 'bg.subtle', strokeWidth: '5.8' },
    '& .ring.on': { stroke: 'bg.subtle', strokeWidth: '13' },
    '& .hole.on': { stroke: 'accent.solid', strokeWidth: '9.5' },
    '& .post': { stroke: 'accent.solid', strokeWidth: '2' },
    _highContrast: {
      '& .run': { stroke: 'GrayText' },
      '& .ring': { stroke: 'CanvasText' },
      '& .run.on, & .post, & .hole.on': { stroke: 'Highlight' },
      '& .hole, & .ring.on': { stroke: 'Canvas' },
    },
  },
  '& .places li': { gap: '2', fontSize: 'sm', lineHeight: '1.1', [narrow]: { gap: '1.5' } },
  '& .places .best': { color: 'fg', fontWeight: '740' },
  '& .places svg': {
    flex: 'none',
    width: '29px',
    height: '26px',
    color: 'fg',
    [narrow]: { width: '22px', height: '20px' },
    ...ownColors,
  },
  '& .number': { [roomy]: { display: 'none' } },
  '& .name': { display: 'none', [roomy]: { display: 'inline' } },
  '& .calls': {
    gridColumn: '2',
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: '3.5',
    fontSize: 'min(.9375rem,max(13px,4.6cqi))',
    lineHeight: '1.4',
  },
  '& .calls li': { display: 'flex', justifyContent: 'center', width: '0', whiteSpace: 'nowrap' },
})
