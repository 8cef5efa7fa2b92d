import { defineRecipe } from '../defineRecipe'

/** A ruler of three furlongs in tenths, the present sectional marked. */
export const sectionalRulerRecipe = defineRecipe({
  className: 'sectional-ruler',
  base: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    marginBottom: 'clamp(20px,3vw,48px)',
    borderTop: '1px solid {colors.rule.2}',
    color: 'fg.3',
    fontSize: 'label',
    fontWeight: '560',
    fontStretch: '88%',
    fontFeatureSettings: '"tnum"',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '0',
      left: '0',
      right: '0',
      height: '6px',
      background: 'repeating-linear-gradient(90deg,{colors.rule.2} 0 1px,transparent 1px calc((100% - 1px)/30))',
    },
    '& span': { position: 'relative', flex: '1', paddingTop: '20px' },
    '& span:last-of-type': { flex: 'none', width: '0', direction: 'rtl', whiteSpace: 'nowrap' },
    '& span::before': {
      content: '""',
      position: 'absolute',
      top: '0',
      left: '0',
      width: '1px',
      height: '14px',
      backgroundColor: 'rule.2',
    },
    '& .on': { color: 'fg', fontWeight: '740' },
    '& .on::before': { width: '3px', height: '16px', backgroundColor: 'accent' },
    '@media (forced-colors: active)': { '&::before, & span::before': { forcedColorAdjust: 'none' } },
    '@media print': { display: 'none' },
  },
})

/** Ruler, heading, deck. Where there is room the deck stands on the line axis, beside the heading's last line. */
export const sectionHeadRecipe = defineRecipe({
  className: 'section-head',
  base: {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '20px',
    '& h2': { textStyle: 'sectionTitle', marginLeft: '-.03em' },
    '& p': { textStyle: 'deck', color: 'fg.2' },
    '@media print': { gap: '3mm', '& h2': { fontSize: '24pt' } },
    '@media (min-width: 64em)': {
      gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
      columnGap: 'var(--gut)',
      rowGap: '28px',
      '& > *': { gridColumn: '1/-1' },
    },
    '@container (min-width: 72rem)': {
      '& h2': { gridRow: '2' },
      /* Keeps the deck's place free: where the last line is too long for both, this wraps and gives it its own. */
      '& h2::after': {
        content: '""',
        display: 'inline-block',
        width: 'calc((100cqi + var(--gut))/3 - var(--gut))',
        height: '.9em',
        verticalAlign: 'bottom',
      },
      '& p': {
        gridColumn: '9/13',
        gridRow: '2',
        alignSelf: 'end',
        paddingBottom: '.12em',
        textWrap: 'balance',
      },
    },
  },
})
