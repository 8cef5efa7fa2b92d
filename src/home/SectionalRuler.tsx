import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const marks = ['3f', '2f', '1f', 'Line'] as const

/** A tick for each tenth of a furlong. Boxes: browsers place them on whole pixels, unlike gradients and strokes. */
const ticks = Array.from({ length: 31 }, (_, tenth) => tenth / 10)

const Ruler = chakra('div', {
  base: {
    display: 'flex',
    position: 'relative',
    color: 'fg.subtle',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'moderate',
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
    '& .ticks': { position: 'absolute', insetInline: '0', display: 'flex', justifyContent: 'space-between' },
    '& i': { height: '[6px]', borderInlineStartWidth: '1px', borderColor: 'border.emphasized' },
    '& .mark': { height: '[14px]' },
    '& .now': { height: '[16px]', marginInline: '[-1px]', borderInlineStartWidth: '3px', borderColor: 'accent.solid' },
    '& span': { flex: '1', paddingTop: '5' },
    '& span:last-of-type': {
      flex: 'none',
      display: 'flex',
      justifyContent: 'flex-end',
      width: '0',
      whiteSpace: 'nowrap',
    },
    '& .current': { color: 'fg', fontWeight: 'bold' },
    _highContrast: { '& .now': { borderColor: '[Highlight]' } },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      /* On the accent, where the Line is the winning post. */
      accent: {
        '&, & i': { borderColor: 'accent.contrast' },
        '& span': { color: 'accent.contrast', fontSize: '[min({fontSizes.xl},9vw)]', fontWeight: 'bold' },
        '& span:last-of-type': { insetInlineEnd: '3', position: 'relative' },
      },
    },
  },
})

export interface SectionalRulerProps extends ComponentProps<typeof Ruler> {
  /** Index of the section's mark. */
  current: 0 | 1 | 2 | 3
}

/** Decorative: shows how far down the page the section is, as the distance to the winning line. */
export function SectionalRuler({ current, ...rest }: SectionalRulerProps) {
  return (
    <Ruler {...rest} aria-hidden="true">
      <div className="ticks">
        {ticks.map((furlong) => (
          <i key={furlong} className={furlong === current ? 'now' : Number.isInteger(furlong) ? 'mark' : undefined} />
        ))}
      </div>
      {marks.map((mark, i) => (
        <span key={mark} className={i === current ? 'current' : undefined}>
          {mark}
        </span>
      ))}
    </Ruler>
  )
}
