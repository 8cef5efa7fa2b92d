import { defineSlotRecipe } from '../../theme/defineRecipe'
import { desktop, tablet, tabletOnly } from '../../theme/media'
import { textPart } from '../../theme/textPart'

/** Largest width of the row of steps: in a wider one the first step's text, aligned with the margin, has no room. */
const stepsWidth = '1920px'

/** Four steps with one line running through their panels, then the data points in three lists. */
export const scienceRecipe = defineSlotRecipe({
  className: 'science',
  slots: [
    'root',
    'steps',
    'step',
    'stepWords',
    'stepNumber',
    'stepTitle',
    'stepText',
    'reads',
    'readsHead',
    'readsTitle',
    'readsFigure',
    'readsName',
    'readsText',
    'lists',
    'list',
    'listTitle',
    'items',
    'item',
    'name',
    'value',
  ],
  base: {
    root: { containerType: 'inline-size', paddingTop: 'var(--sec)', '@media print': { breakBefore: 'page' } },
    steps: {
      display: 'grid',
      maxWidth: stepsWidth,
      margin: 'clamp(48px,6vw,96px) auto 0',
      borderBlock: '1px solid {colors.rule}',
      [tablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
      [desktop]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
      '@media print': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', marginTop: '6mm' },
    },
    step: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      minWidth: '0',
      '& + &': { borderTop: '1px solid {colors.rule}' },
      [tablet]: {
        '&:nth-of-type(2)': { borderTop: '0' },
        '&:nth-of-type(even)': { borderLeft: '1px solid {colors.rule}' },
      },
      [desktop]: { '& + &': { borderTop: '0', borderLeft: '1px solid {colors.rule}' } },
      '@media print': { breakInside: 'avoid' },
    },
    stepWords: {
      padding: '24px var(--margin) 40px',
      [tablet]: { padding: '28px 32px 48px' },
      [tabletOnly]: {
        'li:nth-of-type(odd) > &': { paddingLeft: 'var(--margin)' },
      },
      [desktop]: {
        padding: '30px 28px 56px',
        'li:first-of-type > &': { paddingLeft: `max(var(--margin),calc((min(100cqw,${stepsWidth}) - var(--max))/2))` },
      },
      '@media print': { padding: '4mm' },
    },
    stepNumber: {
      textStyle: 'stepNumber',
      display: 'block',
      margin: '0 0 26px -.04em',
      '@media print': { marginBottom: '3mm', fontSize: '30pt' },
    },
    stepTitle: { textWrap: 'wrap', [desktop]: { minHeight: '2.2em' } },
    stepText: { maxWidth: '34em', marginTop: '12px' },
    reads: { display: 'grid', gap: 'clamp(48px,6vw,88px)', paddingTop: 'clamp(72px,8vw,128px)' },
    readsHead: { [desktop]: { alignItems: 'end' }, '@media print': { breakAfter: 'avoid' } },
    readsTitle: {
      fontSize: 'deck',
      lineHeight: '1.15',
      letterSpacing: '-.025em',
      [desktop]: {
        gridColumn: '1/-1',
        gridRow: '1/3',
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: 'subgrid',
        alignItems: 'end',
      },
    },
    /*
     * With text spacing (WCAG 1.4.12) the figure may extend into the margin and its plus sign may wrap, but the digits
     * do not.
     */
    readsFigure: {
      ...textPart,
      textStyle: 'hugeFigure',
      margin: '0 calc(-1*var(--margin)) 26px -.045em',
      overflowWrap: 'anywhere',
      [desktop]: { gridColumn: '1/9', gridRow: '1/3', marginBottom: '0', overflowWrap: 'normal' },
      '@media print': { fontSize: '48pt' },
    },
    readsName: { [desktop]: { ...textPart, gridColumn: '9/13', gridRow: '1' } },
    readsText: { maxWidth: '30em', marginTop: '10px', [desktop]: { gridColumn: '9/13', gridRow: '2' } },
    lists: {
      display: 'grid',
      gap: '44px',
      [tablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', columnGap: '40px' },
      [desktop]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', columnGap: 'clamp(24px,3vw,48px)' },
      '@media print': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', columnGap: '10mm' },
    },
    list: {
      [tabletOnly]: { '&:nth-of-type(3)': { gridColumn: '1/-1' } },
      '@media print': { breakInside: 'avoid' },
    },
    listTitle: { paddingBottom: '14px', borderBottom: '3px solid {colors.fg}' },
    items: {
      [tabletOnly]: {
        'div:nth-of-type(3) > &': {
          display: 'grid',
          gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
          columnGap: '40px',
        },
      },
    },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 16px',
      padding: '11px 0',
      borderBottom: '1px solid {colors.rule}',
      lineHeight: '1.35',
    },
    name: { fontWeight: '520' },
    value: { textStyle: 'dataValue', marginLeft: 'auto', color: 'fg.2', textAlign: 'right' },
  },
})
