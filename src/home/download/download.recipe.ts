import { defineSlotRecipe } from '@chakra-ui/react'
import { textPart } from '../../theme/textPart'

const fieldHeight = 'clamp(150px,24cqw,420px)'

/**
 * The accent panel. Ink on accent has enough contrast for large text only (WCAG 1.4.6; docs/design.md section 1): every
 * word here is at least 24 px, or 18.66 px and bold, or on a dark button. The QR code is shown on paper and on
 * larger screens: to visitors who may have their phone at hand.
 */
export const downloadRecipe = defineSlotRecipe({
  slots: ['root', 'offer', 'text', 'store', 'payment', 'code', 'field'],
  base: {
    root: {
      '--f-colors-fg': '{colors.accent.contrast}',
      containerType: 'inline-size',
      position: 'relative',
      marginTop: 'section',
      overflow: 'hidden',
      backgroundColor: 'accent.solid',
      color: 'accent.contrast',
      _print: { breakInside: 'avoid', backgroundColor: 'transparent' },
    },
    offer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '24px 32px',
      _mdOrPrint: { display: 'grid', grid: '1fr auto auto / 1fr auto', alignItems: 'end' },
    },
    text: {
      flex: '1 1 18rem',
      fontSize: 'deck',
      fontWeight: '720',
      lineHeight: '1.2',
      letterSpacing: '-.02em',
      wordSpacing: '.05em',
      // A line breaks between its two phrases first.
      '& span': { display: 'inline-block' },
    },
    store: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '72px',
      padding: '8px 28px 8px 20px',
      border: '2px solid {colors.accent.contrast}',
      borderRadius: 'l2',
      backgroundColor: 'accent.contrast',
      color: 'fg.onDark',
      fontSize: '1.5rem',
      fontWeight: '720',
      lineHeight: '1.05',
      letterSpacing: '-.035em',
      wordSpacing: '.08em',
      textDecoration: 'none',
      transition: 'border-color .16s linear',
      _hover: { borderColor: 'fg.onDark' },
      _active: { translate: '0 1px' },
      '&:has(img)': { padding: 0, border: 0, background: 'none' },
      '& svg': { flex: 'none', width: '34px', height: '34px', fill: 'currentColor' },
      '& span': { display: 'grid' },
      '& small': {
        ...textPart,
        marginBottom: '2px',
        fontSize: 'xs',
        fontWeight: '520',
        lineHeight: '1.2',
        letterSpacing: '0',
        wordSpacing: '0',
      },
      _highContrast: { borderColor: 'ButtonText' },
      _print: { padding: '2mm 4mm', borderColor: 'border.onDark', backgroundColor: 'transparent' },
    },
    payment: { flex: '1 1 100%', maxWidth: '34em', fontSize: 'xl', fontWeight: '720', lineHeight: '1.3' },
    code: {
      display: 'none',
      gridArea: '1 / 2 / 4',
      width: '185px',
      padding: '0 20px 16px',
      borderRadius: 'l2',
      backgroundColor: 'fg.onDark',
      '& img': { maxWidth: 'none', marginInline: '-20px' },
      _mdOrPrint: { display: 'block' },
      _print: { backgroundColor: 'transparent' },
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
      _after: {
        content: '""',
        position: 'absolute',
        top: '0',
        bottom: '0',
        right: `calc(6cqw + ${fieldHeight}*.0432)`,
        width: '2px',
        backgroundColor: 'bg.dark',
      },
      _highContrast: { display: 'none' },
      _print: { display: 'none' },
    },
  },
})
