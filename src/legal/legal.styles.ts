import { defineRecipe } from '../theme/defineRecipe'
import { textPart } from '../theme/textPart'

/** Paper is narrower than that, and has its layout. */
const tablet = '@media print, (min-width: 48em)'
const wide = '@media (min-width: 64em)'
const underline = { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '4px' } as const

/** Of a section's number from 768 px on. */
const numberSize = 'clamp(2.25rem,4.5vw,4rem)'

/** Number and title of a contents entry. */
const entry = {
  display: 'grid',
  gridTemplateColumns: '2.25rem 1fr',
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: '4px',
  lineHeight: '1.25',
  textDecoration: 'none',
  '&:hover': underline,
} as const

/** A legal page: head, film band, contents list, numbered sections, box. */
export const legalRecipe = defineRecipe({
  className: 'legal',
  base: {
    '& .head': { display: 'grid', gap: '24px', paddingBlock: 'clamp(36px,5vw,72px) clamp(28px,4vw,56px)' },
    // The last letter's tracking hangs over the edge, so that the title keeps to one line where the drawing has one.
    '& h1': { textStyle: 'legalTitle', margin: '0 -.08em 0 -.03em', textWrap: 'wrap' },
    '& .meta': { display: 'grid', gap: '10px', fontSize: '1.1875rem', lineHeight: '1.45', color: 'fg.2' },
    '& .updated': { color: 'fg', fontWeight: '700' },
    '& .band': {
      height: 'clamp(20px,2.4vw,36px)',
      background: '{gradients.film}',
      backgroundSize: '100% 300%',
      backgroundPosition: '0 62%',
      forcedColorAdjust: 'none',
    },
    '& .grid': { paddingTop: 'clamp(28px,4vw,64px)' },

    /* Contents: a disclosure, until the window has room for a column of its own. */
    '& .contents': { marginBottom: '40px', borderBlock: '1px solid {colors.rule}' },
    '& .contents-title': { display: 'none' },
    '& summary': {
      display: 'grid',
      /* The first column as wide in any font, so that what follows stays where it is when ours comes. */
      gridTemplateColumns: 'minmax(4.5em,auto) 1fr auto',
      alignItems: 'center',
      gap: '6px',
      minHeight: '60px',
      paddingBlock: '8px',
      fontSize: '1.1875rem',
      fontWeight: '700',
      letterSpacing: '-.02em',
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      '& span': { fontSize: 'label', fontWeight: '480', letterSpacing: '0', color: 'fg.2' },
      '&::after': {
        content: '""',
        width: '12px',
        height: '12px',
        marginRight: '6px',
        border: 'solid currentColor',
        borderWidth: '0 2.5px 2.5px 0',
        transform: 'translateY(-3px) rotate(45deg)',
        transition: 'transform .2s var(--ease)',
      },
    },
    '& details[open] summary::after': { transform: 'translateY(3px) rotate(225deg)' },
    '& .contents ol': { paddingBottom: '16px' },
    '& .contents a': { ...entry, fontSize: 'body' },
    '& .entry-number, & .entry-title': textPart,
    '& .entry-number': {
      fontFeatureSettings: '"tnum"',
      fontWeight: '700',
      fontStretch: '88%',
      color: 'fg.3',
    },

    /* The text. */
    '& .prose section': { paddingBottom: 'clamp(40px,5vw,72px)' },
    '& .prose h2': { textStyle: 'legalHeading' },
    '& .number, & .title': textPart,
    '& .number': {
      marginBottom: '4px',
      fontStretch: '112%',
      fontWeight: '780',
      letterSpacing: '-.06em',
      fontFeatureSettings: '"tnum"',
      color: 'fg.3',
    },
    /* The link to a section: beside the number, or where that stands above the title, at the end of its line. */
    '& .heading': { position: 'relative' },
    '& .prose .anchor': {
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
      '@media print': { display: 'none' },
    },
    // A finger has nothing to hover with: there the links stay.
    '@media (hover: hover)': {
      '& .heading:not(:hover) .anchor:not(:focus-visible)': { opacity: '0' },
    },
    '& .text': { marginTop: '16px', maxWidth: '66ch', textStyle: 'legalBody', overflowWrap: 'anywhere' },
    '& .text > * + *': { marginTop: '1em' },
    '& .short': { padding: '2px 0 2px 18px', borderLeft: '3px solid {colors.rule.2}', color: 'fg.2' },
    '& h3': { fontSize: '1.25rem', lineHeight: '1.25', letterSpacing: '-.02em' },
    '& .text > * + h3': { marginTop: '1.6em' },
    '& .text > h3 + *': { marginTop: '.5em' },
    '& .text ul, & .text ol': { display: 'grid', gap: '.55em' },
    '& .text ol': { paddingLeft: '1.45em', listStyle: 'decimal' },
    '& .text ul li': {
      position: 'relative',
      paddingLeft: '1.45em',
      '&::before': {
        content: '""',
        position: 'absolute',
        left: 0,
        top: '.7em',
        width: '.8em',
        height: '3px',
        backgroundColor: 'fg',
        '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
      },
    },
    '& .prose a': {
      fontWeight: '560',
      textUnderlineOffset: '4px',
      textDecorationThickness: '2px',
      textDecorationColor: 'accent',
      overflowWrap: 'anywhere',
      '&:hover': { textDecorationColor: 'currentColor' },
    },
    '& mark': {
      padding: '1px 6px',
      border: '2px dashed {colors.rule.2}',
      borderRadius: '4px',
      background: 'none',
      color: 'inherit',
      '@media (forced-colors: active)': { borderColor: 'CanvasText', color: 'CanvasText', forcedColorAdjust: 'none' },
    },

    /* Tables: two columns, which a phone has room for; a group's heading stands above its rows. */
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      borderBottom: '1px solid {colors.rule}',
      textAlign: 'left',
      fontSize: 'body',
      lineHeight: '1.45',
    },
    '& caption': { paddingBottom: '10px', textAlign: 'left', fontWeight: '700' },
    '& tr': { borderTop: '1px solid {colors.rule}' },
    '& thead tr, & [colspan]': { borderTop: '3px solid {colors.fg}' },
    '& th, & td': { padding: '8px 0 8px 16px', verticalAlign: 'top', textWrap: 'pretty' },
    '& th:first-of-type': { paddingLeft: 0 },
    '& [colspan]': { fontSize: '1.25rem', letterSpacing: '-.02em' },
    '& [scope=row]': { width: '32%', fontSize: 'label', fontWeight: '480', color: 'fg.2' },

    /* Helplines and addresses. */
    '& .boxes': { display: 'grid', gap: '8px' },
    '& .boxes > div': {
      padding: '16px 20px',
      borderRadius: '10px',
      backgroundColor: 'bg.2',
      '@media (forced-colors: active)': { border: '2px solid ButtonText' },
    },
    '& .boxes dt': { fontSize: 'label', color: 'fg.2' },
    '& .boxes dd a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      fontSize: 'min(1.625rem,9vw)',
      fontWeight: '740',
      letterSpacing: '-.035em',
      fontFeatureSettings: '"tnum"',
      textDecoration: 'none',
      '&:hover': underline,
    },
    '& .mail dd a': { fontSize: '1.1875rem', letterSpacing: '-.02em' },

    /* Acknowledgment, consent. */
    '& .prose .box': {
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
      '& h2': { fontSize: 'min(clamp(1.75rem,1.3rem + 1.8vw,2.75rem),10vw)' },
      '& p': { marginTop: '12px', maxWidth: '56ch', fontSize: '1.1875rem', lineHeight: '1.5' },
      '@media (forced-colors: active)': { border: '2px solid ButtonText', borderLeft: '8px solid Highlight' },
    },

    /* What changed. */
    '& .changes': { marginBottom: 'var(--sec)' },
    '& .prose .changes h2': { fontSize: '1.5rem', lineHeight: '1.1', letterSpacing: '-.03em' },
    '& .changes dl': { marginTop: '16px', borderTop: '3px solid {colors.fg}' },
    '& .changes dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 24px',
      padding: '10px 0',
      borderBottom: '1px solid {colors.rule}',
    },
    '& .changes dt': { flex: '0 0 10rem', fontWeight: '700' },
    '& .changes dd': { flex: '1 1 12rem', color: 'fg.2' },

    [tablet]: {
      '& .boxes': { gridTemplateColumns: '1fr 1fr' },
      '& .prose .box': { gridTemplateColumns: 'auto minmax(0,1fr)', gap: '32px' },
      '& .prose': { '--number': '5.5rem' },
      '& .prose section:not(.box) h2': {
        display: 'grid',
        gridTemplateColumns: 'var(--number) minmax(0,1fr)',
        alignItems: 'baseline',
      },
      '& .heading': { paddingRight: '44px' },
      '& .number': { margin: 0, fontSize: numberSize, lineHeight: '.9' },
      '& .text': { marginLeft: 'var(--number)' },
    },

    [wide]: {
      '& .head': {
        gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
        columnGap: 'var(--gut)',
        rowGap: '32px',
        '& > *': { gridColumn: '1/-1' },
      },
      '& .meta': { gridTemplateColumns: 'subgrid' },
      '& .updated': { gridColumn: '1/5' },
      '& .meta p:last-child': { gridColumn: '5/11' },
      '& .grid': {
        display: 'grid',
        gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
        columnGap: 'var(--gut)',
        alignItems: 'start',
      },
      '& .contents': {
        position: 'sticky',
        top: '100px',
        gridColumn: '1/4',
        maxHeight: 'calc(100vh - 120px)',
        margin: '-3px',
        padding: '3px',
        border: 0,
        overflow: 'auto',
        scrollbarWidth: 'thin',
        scrollbarColor: '{colors.rule.2} transparent',
      },
      '& .contents ol': { position: 'relative', padding: 0, borderLeft: '1px solid {colors.rule}' },
      '& .contents ol::before': {
        content: '""',
        position: 'absolute',
        left: '-2px',
        top: 0,
        width: '4px',
        height: 'var(--size,44px)',
        backgroundColor: 'accent',
        transform: 'translateY(var(--at,0))',
        transition: 'transform .25s var(--ease)',
        '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      },
      '& .contents a': {
        gridTemplateColumns: '2rem 1fr',
        paddingLeft: '16px',
        fontSize: 'label',
        color: 'fg.2',
        '&:focus-visible': { outlineOffset: '-3px' },
        '&[aria-current]': { color: 'fg', fontWeight: '740', '& .entry-number': { color: 'fg' } },
      },
      '& .heading': { paddingRight: '0' },
      '& .prose .anchor': { top: `calc(${numberSize}*.45 - 22px)`, right: 'auto', left: '-52px' },
      '& .prose': { gridColumn: '5/13', '--number': 'calc((100% - 7*var(--gut))/8 + var(--gut))' },
      /* The disclosure stands open; a browser that cannot do that keeps its summary. */
      '@supports selector(::details-content)': {
        '& .contents-title': { display: 'block', paddingBottom: '10px', fontSize: 'label', fontWeight: '700' },
        '& summary': { display: 'none' },
        '& details::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' },
      },
    },

    '@media print': {
      '& .contents, & .band': { display: 'none' },
      '& .head, & .grid': { display: 'block', paddingBlock: '0 8mm' },
      '& h1': { fontSize: '30pt', lineHeight: '1' },
      '& .meta': { marginTop: '5mm', fontSize: '10.5pt' },
      '& .prose': { '--number': '11mm' },
      '& .prose section': { paddingBottom: '6mm' },
      '& .prose h2, & .prose .number': { fontSize: '15pt' },
      '& .text': { marginTop: '2mm', maxWidth: 'none', fontSize: '10.5pt', lineHeight: '1.5' },
      '& h3': { fontSize: '11.5pt' },
      // What leads to a list stays with it; what belongs together stays on one page.
      '& .short, & caption, & .text p:has(+ ul, + dl, + table)': { breakAfter: 'avoid' },
      '& .short, & li, & tr, & .boxes > div, & .prose .box': { breakInside: 'avoid' },
      '& [colspan]': { breakAfter: 'avoid' },
      // Browsers leave grounds out when they print, and borders in.
      '& .text ul li::before': { height: 0, borderTop: '1.5pt solid', backgroundColor: 'transparent' },
      '& .boxes': { gap: '6mm' },
      '& .boxes > div': { padding: 0 },
      '& .boxes dd a, & .mail dd a': { fontSize: '12pt' },
      '& .prose .box': { gap: '6mm', marginBottom: 0, padding: '6mm', border: '1.5pt solid', boxShadow: 'none' },
      '& .prose .box h2': { fontSize: '15pt' },
      '& .prose .box p': { fontSize: '10.5pt' },
    },
  },
})
