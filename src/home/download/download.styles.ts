import { defineSlotRecipe } from '../../theme/defineRecipe'
import { textPart } from '../../theme/textPart'

const fieldHeight = 'clamp(150px,24cqw,420px)'
const tablet = '@media (min-width: 48em)'
/** Visitors who may have their phone at hand: on paper and on larger screens the QR code is shown. */
const notPhone = '@media print, (min-width: 48em)'

/**
 * The accent panel. Ink on accent has enough contrast for large text only (WCAG 1.4.6; docs/design.md section 1), so
 * every word here is at least
 * 24 px, or 18.66 px and bold, or stands on the ink of a button.
 */
export const downloadRecipe = defineSlotRecipe({
  className: 'download',
  slots: [
    'root',
    'panel',
    'title',
    'offer',
    'text',
    'phrase',
    'stores',
    'item',
    'google',
    'store',
    'storeName',
    'lead',
    'code',
    'field',
  ],
  base: {
    root: {
      '--f-colors-fg': '{colors.on.accent}',
      '--f-colors-focus': '{colors.on.accent}',
      containerType: 'inline-size',
      position: 'relative',
      marginTop: 'var(--sec)',
      overflow: 'hidden',
      backgroundColor: 'accent',
      color: 'on.accent',
      '@media print': { breakInside: 'avoid', backgroundColor: 'transparent' },
    },
    panel: {
      display: 'grid',
      gap: '32px',
      paddingBlock: 'clamp(40px,4vw,64px) clamp(28px,3vw,48px)',
      '@media print': { gap: '5mm', paddingBlock: '0' },
    },
    title: { textStyle: 'downloadTitle', marginLeft: '-.04em', '@media print': { fontSize: '24pt' } },
    offer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '24px 32px',
      [notPhone]: { display: 'grid', grid: '1fr auto / 1fr auto', alignItems: 'end' },
    },
    text: {
      flex: '1 1 18rem',
      fontSize: 'deck',
      fontWeight: '720',
      lineHeight: '1.2',
      letterSpacing: '-.02em',
      wordSpacing: '.05em',
    },
    phrase: { display: 'inline-block' },
    stores: { flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', gap: '12px' },
    item: { flex: '1 1 15rem', [tablet]: { flex: 'none' } },
    google: { '[data-android] &': { order: '-1' } },
    store: {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      minHeight: '72px',
      padding: '8px 28px 8px 20px',
      border: '2px solid {colors.on.accent}',
      borderRadius: '6px',
      backgroundColor: 'on.accent',
      color: 'ink.fg',
      fontSize: '1.5rem',
      fontWeight: '720',
      lineHeight: '1.05',
      letterSpacing: '-.035em',
      wordSpacing: '.08em',
      textDecoration: 'none',
      transition: 'border-color .16s linear',
      '&:hover': { borderColor: 'ink.fg' },
      '&:active': { translate: '0 1px' },
      '&:has(img)': { padding: 0, border: 0, background: 'none' },
      '& svg': { flex: 'none', width: '34px', height: '34px', fill: 'currentColor' },
      '@media (forced-colors: active)': { borderColor: 'ButtonText' },
      '@media print': { padding: '2mm 4mm', borderColor: 'ink.rule', backgroundColor: 'transparent' },
    },
    storeName: { display: 'grid' },
    lead: {
      ...textPart,
      marginBottom: '2px',
      fontSize: 'note',
      fontWeight: '520',
      lineHeight: '1.2',
      letterSpacing: '0',
      wordSpacing: '0',
    },
    code: {
      display: 'none',
      gridArea: '1 / 2 / 3',
      width: '185px',
      padding: '0 20px 16px',
      borderRadius: '6px',
      backgroundColor: 'ink.fg',
      textStyle: 'label',
      overflowWrap: 'anywhere',
      [notPhone]: { display: 'block' },
      '@media print': { backgroundColor: 'transparent' },
      '& img': { maxWidth: 'none', marginInline: '-20px' },
    },
    /* The lowest 6.6% of the picture are below the horses' feet; the footer begins at the feet. */
    field: {
      position: 'relative',
      display: 'block',
      height: fieldHeight,
      marginBottom: `calc(${fieldHeight}*-.066)`,
      '& img': {
        position: 'absolute',
        top: '0',
        right: '6cqw',
        width: 'auto',
        maxWidth: 'none',
        height: '100%',
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '0',
        bottom: '0',
        right: `calc(6cqw + ${fieldHeight}*.0432)`,
        width: '2px',
        backgroundColor: 'ink',
      },
      '@media (forced-colors: active)': { display: 'none' },
      '@media print': { display: 'none' },
    },
  },
})
