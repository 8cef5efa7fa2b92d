import { defineRecipe } from '../defineRecipe'
import { textPart } from './textPart'

const fieldHeight = 'clamp(150px,24cqw,420px)'

/**
 * The accent panel. Ink on accent is 5.78:1, enough for large text only (WCAG 1.4.6), so every word here is at least
 * 24 px, or 18.66 px and bold, or stands on the ink of a button.
 */
export const downloadRecipe = defineRecipe({
  className: 'download',
  base: {
    '--f-colors-fg': '{colors.on.accent}',
    '--f-colors-focus': '{colors.on.accent}',
    containerType: 'inline-size',
    position: 'relative',
    marginTop: 'var(--sec)',
    overflow: 'hidden',
    backgroundColor: 'accent',
    color: 'on.accent',
    '& .sectional': {
      '--f-colors-rule-2': '{colors.on.accent}',
      marginBottom: 'clamp(0px,1vw,20px)',
      '& span': { color: 'on.accent', fontSize: '1.1875rem', fontWeight: '700' },
      '& .on::before': { backgroundColor: 'on.accent' },
    },
    '& .panel': {
      display: 'grid',
      gap: '32px',
      paddingBlock: 'clamp(40px,4vw,64px) clamp(28px,3vw,48px)',
    },
    '& h2': { textStyle: 'downloadTitle', marginLeft: '-.04em' },
    '& .offer': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '24px 32px' },
    '& .offer p': {
      flex: '1 1 18rem',
      fontSize: 'deck',
      fontWeight: '720',
      lineHeight: '1.2',
      letterSpacing: '-.02em',
    },
    '& .offer p span': { display: 'inline-block' },
    '& .stores': { flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', gap: '12px' },
    '& .stores li': { flex: '1 1 15rem' },
    '& .store': {
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
      textDecoration: 'none',
      transition: 'border-color .16s linear',
      '@media (forced-colors: active)': { borderColor: 'ButtonText' },
    },
    '& .store:hover': { borderColor: 'ink.fg' },
    '& .store:active': { translate: '0 1px' },
    '& .store:has(img)': { padding: 0, border: 0, background: 'none' },
    '& .store svg': { flex: 'none', width: '34px', height: '34px', fill: 'currentColor' },
    '& .store span': { display: 'grid' },
    '& small': {
      ...textPart,
      marginBottom: '2px',
      fontSize: 'note',
      fontWeight: '520',
      lineHeight: '1.2',
      letterSpacing: '0',
    },
    /* The picture ends 6.6% below the horses' feet: the footer begins there. */
    '& .field': {
      position: 'relative',
      display: 'block',
      height: fieldHeight,
      marginBottom: `calc(${fieldHeight}*-.066)`,
      '@media (forced-colors: active)': { display: 'none' },
    },
    '& .field img': {
      position: 'absolute',
      top: '0',
      right: '6cqw',
      width: 'auto',
      maxWidth: 'none',
      height: '100%',
    },
    '& .field::after': {
      content: '""',
      position: 'absolute',
      top: '0',
      bottom: '0',
      right: `calc(6cqw + ${fieldHeight}*.0432)`,
      width: '2px',
      backgroundColor: 'ink',
    },
    '@media (min-width: 48em)': {
      '& .offer': { justifyContent: 'space-between' },
      '& .offer p': { flex: '1 1 10rem' },
      '& .stores': { flex: '0 1 auto' },
      '& .stores li': { flex: 'none' },
    },
    '@media print': {
      breakInside: 'avoid',
      backgroundColor: 'transparent',
      '& .field': { display: 'none' },
      '& h2': { fontSize: '24pt' },
      '& .panel': { gap: '5mm', paddingBlock: '0' },
      '& .store': { padding: '2mm 4mm', borderColor: 'ink.rule', backgroundColor: 'transparent' },
    },
  },
})
