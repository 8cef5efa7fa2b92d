import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const marks = ['3f', '2f', '1f', 'Line'] as const

/** A ruler of three furlongs in tenths, with the current sectional marked, on the page's background or the accent. */
const Ruler = chakra('div', {
  base: {
    position: 'relative',
    // This makes the marks' ticks coincide with the ticks of the tenths, the last of which is 1 px before the end.
    paddingInlineEnd: '1px',
    display: 'flex',
    borderTop: '1px solid {colors.border.emphasized}',
    color: 'fg.subtle',
    fontSize: 'sm',
    fontWeight: '560',
    fontVariantNumeric: 'tabular-nums',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: '6px',
      backgroundImage:
        'repeating-linear-gradient(90deg,{colors.border.emphasized} 0 1px,transparent 1px calc((100% - 1px)/30))',
    },
    '& span': { position: 'relative', flex: '1', paddingTop: '5' },
    '& span:last-of-type': {
      flex: 'none',
      display: 'flex',
      justifyContent: 'flex-end',
      width: '0',
      whiteSpace: 'nowrap',
    },
    '& span::before': {
      content: '""',
      position: 'absolute',
      top: '0',
      insetInlineStart: '0',
      width: '1px',
      height: '14px',
      backgroundColor: 'border.emphasized',
    },
    '& .current': { color: 'fg', fontWeight: '740' },
    '& .current::before': { width: '3px', height: '16px', marginInlineStart: '-1px', backgroundColor: 'accent.solid' },
    _highContrast: { '&::before, & span::before': { forcedColorAdjust: 'none' } },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      page: { marginBottom: 'clamp(20px,3vw,48px)' },
      accent: {
        '--f-colors-border-emphasized': '{colors.accent.contrast}',
        marginBottom: 'clamp(0px,1vw,20px)',
        '& span': { color: 'accent.contrast', fontSize: 'min(1.1875rem,9vw)', fontWeight: '700' },
        '& .current': { fontWeight: '700' },
        '& .current::before': { backgroundColor: 'accent.contrast' },
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
      {marks.map((mark, i) => (
        <span key={mark} className={i === current ? 'current' : undefined}>
          {mark}
        </span>
      ))}
    </Ruler>
  )
}
