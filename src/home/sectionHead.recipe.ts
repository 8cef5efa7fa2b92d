import { defineSlotRecipe } from '@chakra-ui/react'

const besideTitle = '@container (min-width: 72rem)'

/** Ruler, heading, deck. If there is room, the deck is beside the heading's last line. */
export const sectionHeadRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'deck'],
  base: {
    root: {
      containerType: 'inline-size',
      gap: '5',
      lg: { gap: '28px {spacing.gutter}' },
      _print: { gap: '3mm', breakAfter: 'avoid' },
    },
    title: {
      marginInlineStart: '-.03em',
      fontSize: 'min(max(11.6vw + 2rem - 32px,2.25rem),4rem,15vw)',
      fontWeight: '780',
      fontStretch: '110%',
      lineHeight: '.9',
      // Any tighter, and letters touch.
      letterSpacing: '-.045em',
      md: { fontSize: 'clamp(3.5rem,6.6vw + 3rem - 32px,7.5rem)' },
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
      full: {
        title: {
          [besideTitle]: {
            /*
             * Reserves space for the deck: if the deck does not fit beside the heading's last line, this wraps, and the
             * deck gets a line of its own.
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
      /* The heading is so narrow that the deck never overlaps it. */
      narrow: {
        title: { [besideTitle]: { gridColumn: '1/8' } },
      },
    },
  },
  defaultVariants: { title: 'full' },
})
