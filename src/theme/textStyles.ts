import type { defineTextStyles } from '@chakra-ui/react'

/** Weight and width of the largest headlines and figures. */
const headline = { fontWeight: '780', fontStretch: '112%' } as const

/*
 * Headline sizes have three parts: a share of the width, rem that follow the visitor's text size, and a share of the
 * width beyond which the longest word would not fit.
 */
export const textStyles = {
  heroTitle: {
    value: {
      fontSize: 'min(max(19.4cqw,3.25rem),7rem,22cqw)',
      ...headline,
      lineHeight: '.87',
      letterSpacing: '-.062em',
      md: { fontSize: 'min(calc((100cqw - 2*{spacing.margin})/7.05),12.75rem,24svh)' },
    },
  },
  notFoundTitle: {
    value: {
      fontSize: 'min(max(19.4cqw,3.25rem),7rem,22cqw)',
      ...headline,
      lineHeight: '.96',
      letterSpacing: '-.062em',
      md: { fontSize: 'min(calc((100cqw - 2*{spacing.margin})/7.95),11.25rem)' },
    },
  },
  sectionTitle: {
    value: {
      fontSize: 'min(max(11.6vw,2.25rem),3.5rem,15vw)',
      fontWeight: '780',
      fontStretch: '110%',
      lineHeight: '.9',
      letterSpacing: '-.06em',
      md: { fontSize: 'clamp(3.5rem,7.7vw,7.5rem)' },
    },
  },
  downloadTitle: {
    value: {
      // Depends on the window's height too, so that the store buttons below are in view.
      fontSize: 'min(max(15.8cqw,3.1rem),20cqw,max(9svh,50px))',
      ...headline,
      lineHeight: '.86',
      letterSpacing: '-.065em',
      md: { fontSize: 'min(12.4cqw,11.5rem,calc(31svh - 42px),calc({sizes.8xl}/6.5))' },
    },
  },
  hugeFigure: {
    value: {
      fontSize: { base: 'min(26cqw,12rem)', lg: 'min(13.6cqw,216px)' },
      ...headline,
      lineHeight: '.8',
      letterSpacing: '-.06em',
    },
  },
  stepNumber: {
    value: {
      fontSize: 'clamp(4.5rem,7.5vw,8rem)',
      ...headline,
      lineHeight: '.8',
      letterSpacing: '-.07em',
    },
  },
  statFigure: {
    value: {
      fontSize: 'clamp(2.25rem,11.2cqw,3.25rem)',
      fontWeight: '760',
      fontStretch: '112%',
      lineHeight: '.92',
      letterSpacing: '-.065em',
      md: { fontSize: 'min(5.75rem,14cqw)' },
      lg: { fontSize: 'min(6.1cqw,6.25rem)' },
    },
  },
  cardTitle: {
    value: { fontSize: 'deck', fontWeight: '740', lineHeight: '1.05', letterSpacing: '-.035em' },
  },
  deck: {
    value: { fontSize: 'deck', fontWeight: '480', lineHeight: '1.25', letterSpacing: '-.02em', wordSpacing: '.05em' },
  },
  lede: {
    value: {
      fontSize: 'lg',
      lineHeight: '1.45',
      letterSpacing: '-.008em',
      lg: { fontSize: 'xl', lineHeight: '1.4' },
    },
  },
  dataValue: {
    value: { fontSize: 'md', lineHeight: '1.35', fontFeatureSettings: '"tnum"' },
  },
  label: { value: { fontSize: 'sm', lineHeight: '1.5', fontWeight: '520' } },
  '2xs': { value: { fontSize: '2xs', lineHeight: '1.45' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.5' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  md: { value: { fontSize: 'md', lineHeight: '1.55' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.45' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.35', letterSpacing: '-.02em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '1.25', letterSpacing: '-.03em' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '1.15', letterSpacing: '-.04em' } },
  legalTitle: {
    value: {
      fontSize: 'min(max(18vw,3.25rem),6rem,20vw)',
      ...headline,
      lineHeight: '.86',
      letterSpacing: '-.065em',
      // Not capped at 180 px as in the design: one line would need 1485 px, more than the content is wide.
      md: { fontSize: 'calc(min(100vw - 2*{spacing.margin},{sizes.8xl})/8.25)' },
    },
  },
  legalHeading: {
    value: {
      fontSize: 'min(clamp(1.75rem,1.3rem + 1.8vw,2.75rem),10.5vw)',
      fontWeight: '760',
      fontStretch: '104%',
      lineHeight: '1.02',
      letterSpacing: '-.045em',
    },
  },
  legalBody: { value: { fontSize: 'lg', lineHeight: '1.62' } },
} satisfies Parameters<typeof defineTextStyles>[0]
