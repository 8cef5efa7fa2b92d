import { defineSlotRecipe } from '@chakra-ui/react'

/** Windows so wide that the row of steps is as wide as the page's content, instead of the window. */
const wide = '@media screen and (min-width: 100em)'

const pageMargin = 'max({spacing.margin},calc((100cqw - {sizes.8xl})/2))'

/** Four steps whose panels share one line, then the data points in three lists. */
export const scienceRecipe = defineSlotRecipe({
  slots: [
    'steps',
    'step',
    'stepNumber',
    'stepText',
    'dataPoints',
    'dataPointsFigure',
    'dataPointsTitle',
    'list',
    'items',
  ],
  base: {
    steps: {
      display: 'grid',
      margin: 'clamp(48px,6vw,96px) auto 0',
      borderBlock: '1px solid {colors.border}',
      md: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
      lg: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
      [wide]: { maxWidth: '8xl' },
      _print: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', marginTop: '4mm' },
    },
    step: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      '& + &': { borderTop: '1px solid {colors.border}' },
      md: {
        '&:nth-of-type(2)': { borderTop: '0' },
        _even: { borderInlineStart: '1px solid {colors.border}' },
      },
      lg: { '& + &': { borderTop: '0', borderInlineStart: '1px solid {colors.border}' } },
      _print: { breakInside: 'avoid' },
    },
    stepText: {
      padding: '24px {spacing.margin} 40px',
      md: { padding: '28px 32px 48px' },
      mdOnly: {
        'li:nth-of-type(odd) > &': { paddingInlineStart: 'margin' },
      },
      lg: {
        padding: '30px 28px 56px',
        'li:first-of-type > &': { paddingInlineStart: pageMargin },
        'li:last-of-type > &': { paddingInlineEnd: pageMargin },
      },
      // The first and the last step.
      [wide]: { 'li:nth-of-type(3n+1) > &': { paddingInline: '28px' } },
      _print: { padding: '3mm 4mm' },
    },
    stepNumber: {
      textStyle: 'headline',
      display: 'block',
      margin: '0 0 26px -.04em',
      fontSize: 'clamp(4.5rem,6.4vw + 3rem - 32px,8rem)',
      lineHeight: '.8',
      letterSpacing: '-.07em',
      _print: { marginBottom: '2mm', fontSize: '24pt' },
    },
    dataPoints: {
      fontSize: 'deck',
      lineHeight: '1.15',
      letterSpacing: '-.025em',
      lg: {
        gridColumn: '1/-1',
        gridRow: '1/3',
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: 'subgrid',
        alignItems: 'end',
      },
    },
    /*
     * With the text spacing of WCAG 1.4.12 the figure may extend into the margin and its plus sign may wrap, but not
     * its digits.
     */
    dataPointsFigure: {
      layerStyle: 'textBlock',
      textStyle: 'headline',
      fontSize: { base: 'min(24.6cqw + 2rem - 32px,26cqw,12rem)', lg: 'min(12.5cqw + 3rem - 32px,13.5rem)' },
      lineHeight: '.8',
      letterSpacing: '-.06em',
      margin: '0 calc(-1*{spacing.margin}) 26px -.045em',
      lg: { gridColumn: '1/9', gridRow: '1/3', marginBottom: '0' },
      _print: { fontSize: '48pt' },
    },
    dataPointsTitle: { lg: { layerStyle: 'textBlock', gridColumn: '9/13', gridRow: '1' } },
    list: {
      mdOnly: { _last: { gridColumn: '1/-1' } },
      _print: { breakInside: 'avoid' },
    },
    items: {
      mdOnly: {
        'div:last-of-type > &': {
          display: 'grid',
          gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
          columnGap: '10',
        },
      },
      '& > li': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 16px',
        padding: '11px 0',
        borderBottom: '1px solid {colors.border}',
        lineHeight: '1.35',
      },
      '& .name': { fontWeight: '520' },
      '& .value': {
        fontVariantNumeric: 'tabular-nums',
        marginInlineStart: 'auto',
        color: 'fg.muted',
        textAlign: 'end',
      },
    },
  },
})
