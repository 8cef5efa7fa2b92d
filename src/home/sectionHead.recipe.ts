import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

/** A ruler of three furlongs in tenths, with the current sectional marked. */
export const sectionalRulerRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    borderTop: '1px solid {colors.border.emphasized}',
    color: 'fg.subtle',
    fontSize: 'sm',
    fontWeight: '560',
    fontFeatureSettings: '"tnum"',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0',
      left: '0',
      right: '0',
      height: '6px',
      background:
        'repeating-linear-gradient(90deg,{colors.border.emphasized} 0 1px,transparent 1px calc((100% - 1px)/30))',
    },
    '& span': { position: 'relative', flex: '1', paddingTop: '5' },
    '& span:last-of-type': { flex: 'none', width: '0', direction: 'rtl', whiteSpace: 'nowrap' },
    '& span::before': {
      content: '""',
      position: 'absolute',
      top: '0',
      left: '0',
      width: '1px',
      height: '14px',
      backgroundColor: 'border.emphasized',
    },
    '& .current': { color: 'fg', fontWeight: '740' },
    '& .current::before': { width: '3px', height: '16px', backgroundColor: 'accent.solid' },
    _highContrast: { '&::before, & span::before': { forcedColorAdjust: 'none' } },
    _print: { display: 'none' },
  },
  variants: {
    ground: {
      page: { marginBottom: 'clamp(20px,3vw,48px)' },
      accent: {
        '--f-colors-border-emphasized': '{colors.accent.contrast}',
        marginBottom: 'clamp(0px,1vw,20px)',
        '& span': { color: 'accent.contrast', fontSize: 'min(1.1875rem,9vw)', fontWeight: '700' },
        '& .current': { fontWeight: '700' },
        '& .current::before': { backgroundColor: 'accent.contrast' },
      },
    },
  },
  defaultVariants: { ground: 'page' },
})

const besideTitle = '@container (min-width: 72rem)'

/** Ruler, heading, deck. If there is room, the deck is beside the heading's last line. */
export const sectionHeadRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'deck'],
  base: {
    root: { containerType: 'inline-size', gap: '5', lg: { gap: '28px {spacing.gutter}' }, _print: { gap: '3mm' } },
    title: {
      marginLeft: '-.03em',
      fontSize: 'min(max(11.6vw,2.25rem),3.5rem,15vw)',
      fontWeight: '780',
      fontStretch: '110%',
      lineHeight: '.9',
      letterSpacing: '-.06em',
      md: { fontSize: 'clamp(3.5rem,7.7vw,7.5rem)' },
      lg: { gridColumn: '1/-1' },
      _print: { fontSize: '24pt' },
      [besideTitle]: { gridRow: '2' },
    },
    deck: {
      color: 'fg.muted',
      fontSize: 'deck',
      fontWeight: '480',
      lineHeight: '1.25',
      letterSpacing: '-.02em',
      wordSpacing: '.05em',
      lg: { gridColumn: '1/-1' },
      [besideTitle]: {
        gridColumn: '9/13',
        gridRow: '2',
        alignSelf: 'end',
        paddingBottom: '.12em',
        textWrap: 'balance',
      },
    },
  },
  variants: {
    title: {
      long: {
        title: {
          [besideTitle]: {
            /*
             * Reserves space for the deck: if it does not fit beside the heading's last line, this wraps and the deck
             * gets a line of its own.
             */
            _after: {
              content: '""',
              display: 'inline-block',
              width: 'calc((100cqi + {spacing.gutter})/3 - {spacing.gutter})',
              height: '.9em',
              verticalAlign: 'bottom',
            },
          },
        },
      },
      /* The heading is narrow, so that the deck beside it never overlaps it. */
      short: {
        root: { _print: { breakAfter: 'avoid' } },
        title: { [besideTitle]: { gridColumn: '1/8' } },
      },
    },
  },
  defaultVariants: { title: 'long' },
})
