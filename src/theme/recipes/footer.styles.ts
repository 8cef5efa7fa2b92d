import { defineRecipe } from '../defineRecipe'
import { ageMark } from './ageMark'
import { barParts } from './barParts'

const underline = { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '4px' } as const

/** The foot of every page: dark in both schemes, so it redefines the text colors that its parts read. */
export const footerRecipe = defineRecipe({
  className: 'footer',
  base: {
    backgroundColor: 'ink',
    color: 'ink.fg',
    '--f-colors-fg': '{colors.ink.fg}',
    '--f-colors-focus': '{colors.ink.fg}',
    '@media (forced-colors: active)': { borderTop: '2px solid CanvasText' },
    '@media print': {
      breakInside: 'avoid',
      '& nav, & .foot-brand': { display: 'none' },
      '& .grid': { gap: '6mm', paddingBlock: '8mm 0' },
      '& .help': { borderTop: '1px solid {colors.ink.rule}', paddingTop: '6mm' },
    },
    ...barParts,
    '& .brand': { ...barParts['& .brand'], fontSize: '1.75rem' },
    '& .grid': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: '48px',
      paddingBlock: 'clamp(56px,6vw,88px) 32px',
      '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(12,minmax(0,1fr))', columnGap: 'var(--gut)' },
    },
    '& .foot-brand p': { marginTop: '6px', color: 'ink.2' },
    '& nav ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 28px' },
    '& nav li a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      minWidth: '44px',
      fontWeight: '620',
      textDecoration: 'none',
      '&:hover': underline,
      '&[data-status=active]': { boxShadow: 'inset 0 -3px 0 {colors.accent}' },
    },
    '& .help': { display: 'flex', flexWrap: 'wrap', gap: '20px', '& > div': { flex: '1 1 11rem' } },
    ...ageMark,
    '& h2': { fontSize: '1.5rem', lineHeight: '1.1', letterSpacing: '-.03em' },
    '& .help p': { marginTop: '8px', maxWidth: '34em', color: 'ink.2' },
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '12px 40px', marginTop: '18px' },
    '& dt': { fontSize: 'label', color: 'ink.2' },
    '& dd a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      fontSize: 'min(1.5rem,11vw)',
      fontWeight: '740',
      letterSpacing: '-.03em',
      fontFeatureSettings: '"tnum"',
      textDecoration: 'none',
      '&:hover': underline,
    },
    '& .copyright': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '6px 40px',
      paddingTop: '24px',
      borderTop: '1px solid {colors.ink.rule}',
      fontSize: 'label',
      color: 'ink.2',
      '& p + p': { fontSize: 'note' },
    },
    '@media (min-width: 64em)': {
      '& .foot-brand': { gridColumn: '1/5' },
      '& nav': { gridColumn: '1/5', gridRow: 2, alignSelf: 'end' },
      '& .help': { gridColumn: '6/13', gridRow: '1/3' },
      '& .copyright': { gridColumn: '1/-1' },
    },
  },
})
