import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const marks = ['3f', '2f', '1f', 'Line'] as const

/** Ticks of 30 tenths of a furlong, longer at each furlong, in a drawing that is stretched sideways. */
const ticks = `M0 .5H30${Array.from({ length: 31 }, (_, i) => `M${i} 0v${i % 10 ? 6 : 14}`).join('')}`

const Ruler = chakra('div', {
  base: {
    display: 'flex',
    position: 'relative',
    color: 'fg.subtle',
    fontSize: 'sm',
    fontWeight: '560',
    lineHeight: '1.5',
    // Half a pixel inside the box, so that the outer ticks are on its outer pixels.
    '& svg': {
      position: 'absolute',
      insetInline: '.5px',
      width: 'calc(100% - 1px)',
      height: '16px',
      overflow: 'visible',
    },
    '& path': { stroke: 'border.emphasized', vectorEffect: 'non-scaling-stroke', shapeRendering: 'crispEdges' },
    '& path + path': { stroke: 'accent.solid', strokeWidth: '3' },
    '& span': { flex: '1', paddingTop: '5' },
    '& span:last-of-type': {
      flex: 'none',
      display: 'flex',
      justifyContent: 'flex-end',
      width: '0',
      whiteSpace: 'nowrap',
    },
    '& .current': { color: 'fg', fontWeight: '740' },
    _highContrast: { '& path': { stroke: 'CanvasText' }, '& path + path': { stroke: 'Highlight' } },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      page: {},
      /* On the accent, where the Line is the winning post. */
      accent: {
        '& path, & path + path': { stroke: 'accent.contrast' },
        '& span': { color: 'accent.contrast', fontSize: 'min(1.1875rem,9vw)', fontWeight: '700' },
        '& span:last-of-type': { insetInlineEnd: '3', position: 'relative' },
      },
    },
  },
  defaultVariants: { variant: 'page' },
})

export interface SectionalRulerProps extends ComponentProps<typeof Ruler> {
  /** Index of the section's mark. */
  current: 0 | 1 | 2 | 3
}

/** Decorative: shows how far down the page the section is, as the distance to the winning line. */
export function SectionalRuler({ current, ...rest }: SectionalRulerProps) {
  return (
    <Ruler {...rest} aria-hidden="true">
      <svg viewBox="0 0 30 16" preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks} />
        <path d={`M${current * 10} 0v16`} />
      </svg>
      {marks.map((mark, i) => (
        <span key={mark} className={i === current ? 'current' : undefined}>
          {mark}
        </span>
      ))}
    </Ruler>
  )
}
