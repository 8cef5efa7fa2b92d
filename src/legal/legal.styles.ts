import { defineSlotRecipe } from '../theme/defineRecipe'
import { desktop, tablet, tabletOrPrint } from '../theme/media'
import { textPart } from '../theme/textPart'

/** A sheet of paper is narrower than 48em, but gets the tablet layout. */

/** Font size of a section's number from 768 px on. */
const numberSize = 'clamp(2.25rem,4.5vw,4rem)'

/** A legal page: head and film band, then the contents list beside numbered sections, box and change log. */
export const legalRecipe = defineSlotRecipe({
  className: 'legal',
  slots: [
    'head',
    'title',
    'word',
    'meta',
    'updated',
    'intro',
    'band',
    'body',
    'column',
    'section',
    'heading',
    'sectionTitle',
    'number',
    'name',
    'anchor',
    'text',
    'short',
    'box',
    'boxTitle',
    'boxText',
    'changes',
    'changesTitle',
    'versions',
    'version',
    'date',
    'what',
  ],
  base: {
    head: {
      gap: '24px',
      paddingBlock: 'clamp(36px,5vw,72px) clamp(28px,4vw,56px)',
      [desktop]: { gap: '32px var(--gut)' },
      '@media print': { display: 'block', paddingBlock: '0 8mm' },
    },
    // The last letter's tracking extends beyond the edge, so that the title fits on one line as in the design.
    title: {
      textStyle: 'legalTitle',
      wordSpacing: '0',
      margin: '0 -.08em 0 -.03em',
      textWrap: 'wrap',
      [desktop]: { gridColumn: '1/-1' },
      '@media print': { fontSize: '30pt', lineHeight: '1' },
    },
    /* A title of one long word has to fit on one line of a phone. */
    word: {
      '@media screen and (max-width: 47.99em)': { fontSize: 'min(3.25rem,13.9vw)', overflowWrap: 'anywhere' },
    },
    meta: {
      display: 'grid',
      gap: '10px',
      fontSize: '1.1875rem',
      lineHeight: '1.45',
      color: 'fg.2',
      [desktop]: { gridColumn: '1/-1', gridTemplateColumns: 'subgrid' },
      '@media print': { marginTop: '5mm', fontSize: '10.5pt' },
    },
    updated: { color: 'fg', fontWeight: '700', [desktop]: { gridColumn: '1/5' } },
    intro: { [desktop]: { gridColumn: '5/11' } },
    band: {
      height: 'clamp(20px,2.4vw,36px)',
      background: '{gradients.film}',
      backgroundSize: '100% 300%',
      backgroundPosition: '0 62%',
      forcedColorAdjust: 'none',
      '@media print': { display: 'none' },
    },
    body: {
      paddingTop: 'clamp(28px,4vw,64px)',
      [desktop]: { alignItems: 'start' },
      '@media print': { display: 'block', paddingBlock: '0 8mm' },
    },
    column: {
      [tabletOrPrint]: { '--number': '5.5rem' },
      [desktop]: { gridColumn: '5/13', '--number': 'calc((100% - 7*var(--gut))/8 + var(--gut))' },
      '@media print': { '--number': '11mm' },
    },

    section: { paddingBottom: 'clamp(40px,5vw,72px)', '@media print': { paddingBottom: '6mm' } },
    heading: { position: 'relative', [tabletOrPrint]: { paddingRight: '44px' }, [desktop]: { paddingRight: '0' } },
    sectionTitle: {
      textStyle: 'legalHeading',
      [tabletOrPrint]: {
        display: 'grid',
        gridTemplateColumns: 'var(--number) minmax(0,1fr)',
        alignItems: 'baseline',
      },
      '@media print': { fontSize: '15pt' },
    },
    number: {
      ...textPart,
      marginBottom: '4px',
      fontStretch: '112%',
      fontWeight: '780',
      letterSpacing: '-.06em',
      fontFeatureSettings: '"tnum"',
      color: 'fg.3',
      [tabletOrPrint]: { margin: 0, lineHeight: '.9' },
      [tablet]: { fontSize: numberSize },
      '@media print': { fontSize: '15pt' },
    },
    name: textPart,
    /* The link to a section: beside the number, or, if the number is above the title, at the end of its line. */
    anchor: {
      position: 'absolute',
      top: '-8px',
      right: '-12px',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      color: 'fg.3',
      fontSize: '1.5rem',
      fontWeight: '560',
      textDecoration: 'none',
      '&::before': { content: '"#" / ""' },
      '&:hover': { color: 'fg' },
      // Touch screens have no hover: the links are always visible there.
      '@media (hover: hover)': { 'div:not(:hover) > &:not(:focus-visible)': { opacity: '0' } },
      [desktop]: { top: `calc(${numberSize}*.45 - 22px)`, right: 'auto', left: '-52px' },
      '@media print': { display: 'none' },
    },
    text: {
      textStyle: 'legalBody',
      marginTop: '16px',
      maxWidth: '66ch',
      overflowWrap: 'anywhere',
      [tabletOrPrint]: { marginLeft: 'var(--number)' },
      '@media print': { marginTop: '2mm', maxWidth: 'none', fontSize: '10.5pt', lineHeight: '1.5' },
    },
    short: {
      padding: '2px 0 2px 18px',
      borderLeft: '3px solid {colors.rule.2}',
      color: 'fg.2',
      '@media print': { breakAfter: 'avoid', breakInside: 'avoid' },
    },

    /* Acknowledgment, consent. */
    box: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: '24px',
      marginBottom: 'clamp(40px,5vw,72px)',
      padding: 'clamp(28px,3.5vw,48px)',
      borderRadius: '10px',
      boxShadow: 'inset 6px 0 0 {colors.accent}',
      backgroundColor: 'inv.bg',
      color: 'inv.fg',
      '--f-colors-fg': '{colors.inv.fg}',
      '--f-colors-focus': '{colors.inv.fg}',
      [tabletOrPrint]: { gridTemplateColumns: 'auto minmax(0,1fr)', gap: '32px' },
      '@media (forced-colors: active)': { border: '2px solid ButtonText', borderLeft: '8px solid Highlight' },
      '@media print': {
        gap: '6mm',
        marginBottom: 0,
        padding: '6mm',
        border: '1.5pt solid',
        boxShadow: 'none',
        breakInside: 'avoid',
      },
    },
    boxTitle: {
      textStyle: 'legalHeading',
      fontSize: 'min(clamp(1.75rem,1.3rem + 1.8vw,2.75rem),10vw)',
      '@media print': { fontSize: '15pt' },
    },
    boxText: {
      marginTop: '12px',
      maxWidth: '56ch',
      fontSize: '1.1875rem',
      lineHeight: '1.5',
      '@media print': { fontSize: '10.5pt' },
    },

    changes: { marginBottom: 'var(--sec)' },
    changesTitle: { textStyle: 'legalHeading', fontSize: '1.5rem', lineHeight: '1.1', letterSpacing: '-.03em' },
    versions: { marginTop: '16px', borderTop: '3px solid {colors.fg}' },
    version: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 24px',
      padding: '10px 0',
      borderBottom: '1px solid {colors.rule}',
    },
    date: { flex: '0 0 10rem', fontWeight: '700' },
    what: { flex: '1 1 12rem', color: 'fg.2' },
  },
})
