import type { SystemStyleObject } from '@chakra-ui/react'

/** Windows so wide that the row of steps is as wide as the page's content, instead of the window. */
const wide = '@media screen and (min-width: 100em)'

/** Four steps beside or below one drawing, then the number of data points. */
export const science = {
  steps: {
    display: 'grid',
    gridTemplateColumns: { base: 'clamp(72px,23.6vw,104px) 1fr', lg: '1fr' },
    margin: { base: '{spacing.7} auto {spacing.11}', md: '{spacing.12} auto {spacing.24}' },
    lg: { borderBlock: '1px solid {colors.border}' },
    [wide]: { maxWidth: '8xl' },
  },
  drawing: {
    position: 'relative',
    containerType: { base: 'size', lg: 'normal' },
    overflow: 'hidden',
    backgroundColor: 'bg.subtle',
    _highContrast: { backgroundColor: 'Canvas' },
    _print: { printColorAdjust: 'exact' },
  },
  list: {
    display: 'grid',
    gridAutoRows: { base: '1fr', lg: 'auto' },
    gridTemplateColumns: { lg: 'repeat(4,minmax(0,1fr))' },
  },
  step: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr', lg: '1fr' },
    gridTemplateRows: { base: 'auto 1fr', lg: 'subgrid' },
    gridRow: { lg: 'span 3' },
    gap: { base: '6px 10px', lg: '0' },
    alignItems: { base: 'baseline', lg: 'start' },
    padding: { base: '18px {spacing.margin} 18px 18px', md: '24px {spacing.margin} 24px 32px', lg: '30px 28px 48px' },
    lineHeight: '1.5',
    '& p': {
      gridColumn: { base: '1/-1', lg: '1' },
      maxWidth: '34em',
      textWrap: 'balance',
      color: 'fg.muted',
      fontSize: { base: '1rem', md: 'md' },
    },
    '& + &': { borderTop: '1px solid {colors.border}' },
    lg: {
      '& + &': { borderTop: '0', borderInlineStart: '1px solid {colors.border}' },
      _first: { paddingInlineStart: 'margin' },
      _last: { paddingInlineEnd: 'margin' },
    },
    [wide]: { '&:is(:first-of-type,:last-of-type)': { paddingInline: '28px' } },
  },
  number: {
    textStyle: 'headline',
    fontSize: { base: '1.75rem', lg: 'clamp(4.5rem,6.4vw + 3rem - 32px,8rem)' },
    lineHeight: { base: '1', lg: '.8' },
    letterSpacing: '-.06em',
    margin: { lg: '0 0 26px -.04em' },
  },
  dataPoints: {
    display: 'grid',
    rowGap: '1.5',
    fontSize: { base: 'lg', md: '1.625rem' },
    lineHeight: '1.15',
    letterSpacing: '-.025em',
    lg: { gridColumn: '1/-1', gridTemplateColumns: 'subgrid', alignItems: 'end' },
  },
  /*
   * With the text spacing of WCAG 1.4.12 the figure may extend into the margin and its plus sign may wrap, but not
   * its digits.
   */
  figure: {
    textStyle: 'headline',
    gridColumn: { lg: '1/3' },
    marginInline: '-.045em calc(-1*{spacing.margin})',
    fontSize: 'min(22.5cqw + 2rem - 32px,12.5cqw + 3rem - 8px,26cqw,13.5rem)',
    lineHeight: { base: '.95', lg: '.8' },
    letterSpacing: '-.06em',
  },
} satisfies Record<string, SystemStyleObject>
