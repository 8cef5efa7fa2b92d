import { defineRecipe } from '@chakra-ui/react'

/** A step's drawing of 360 by 260 units, whose shapes have class names. */
export const stepPanelRecipe = defineRecipe({
  base: {
    width: '100%',
    height: 'auto',
    backgroundColor: 'bg.subtle',
    '& path': { fill: 'none' },
    '& .feed': { stroke: { base: '#C6D3CE', _dark: '#20392D' }, strokeWidth: '2' },
    '& .dots': { stroke: 'dot', strokeLinecap: 'round' },
    '& .faint': { opacity: '.55' },
    '& .line': { stroke: 'accent.solid', strokeWidth: '3.2', strokeLinejoin: 'round' },
    '& .ghost': { stroke: { base: '#C3D0CA', _dark: '#2B4B3B' }, strokeWidth: '1.3' },
    '& .match': { stroke: 'fg', strokeWidth: '1.4' },
    '& .fan': { stroke: 'dot' },
    '& .post': { stroke: 'accent.solid', strokeWidth: '2' },
    '& .bar': { fill: 'fg' },
    '& .best.bar': { fill: 'accent.solid' },
    '& text': { fill: 'fg.muted', fontSize: '14.5px', fontWeight: '560', fontFeatureSettings: '"tnum"' },
    '& .best': { fill: 'fg', fontSize: '17px', fontWeight: '780' },
    /* The panels are narrow here; their figures stay at 13 px or more. */
    '@media (min-width: 64em) and (max-width: 89.999em)': {
      '& text': { fontSize: '18.5px' },
      '& .best': { fontSize: '21px' },
    },
    '@media (max-width: 22.999em)': {
      '& text': { fontSize: '16.5px' },
      '& .best': { fontSize: '19px' },
    },
    _highContrast: {
      backgroundColor: 'Canvas',
      '& .line, & .post': { stroke: 'Highlight' },
      '& .feed, & .ghost, & .fan': { stroke: 'GrayText' },
      '& .dots, & .match': { stroke: 'CanvasText' },
      '& .bar, & text': { fill: 'CanvasText' },
      '& .best.bar': { fill: 'Highlight' },
    },
  },
})
