import { defineTokens } from '@chakra-ui/react'

/** Those of Chakra's steps that are in use: step 4 is 16 px at the default text size. */
const spacingSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24] as const
const sizeSteps = [0.5, 2, 3, 3.5, 4, 5, 6, 8, 9, 11, 12, 14] as const

const scale = <Step extends number>(steps: readonly Step[], inUnits: (step: Step) => string) =>
  Object.fromEntries(steps.map((step) => [`${step}`, { value: inUnits(step) }])) as Record<`${Step}`, { value: string }>

/** Values shared by both schemes, under Chakra's names. */
export const tokens = defineTokens({
  fonts: {
    body: {
      value: '"Text","Text Latin","Text Fallback","Text Fallback Roboto","Text Fallback DejaVu",Arial,sans-serif',
    },
  },
  /** 13, 15, 17, 18, 20, 24, 30 px at the default text size. Headlines: textStyles.ts. */
  fontSizes: {
    xs: { value: '.8125rem' },
    sm: { value: '.9375rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.875rem' },
  },
  /** Weights of the variable font. */
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '520' },
    semibold: { value: '640' },
    bold: { value: '720' },
    extrabold: { value: '780' },
  },
  lineHeights: {
    none: { value: '1' },
    shortest: { value: '1.125' },
    shorter: { value: '1.25' },
    short: { value: '1.375' },
    moderate: { value: '1.5' },
    tall: { value: '1.625' },
  },
  letterSpacings: { tighter: { value: '-.05em' }, tight: { value: '-.025em' }, normal: { value: '0' } },
  colors: { current: { value: 'currentColor' }, transparent: { value: 'transparent' }, black: { value: '#000' } },
  /** The reset gives every element solid borders of no width in `colors.border`, so a width is enough to draw one. */
  borderWidths: {
    0: { value: '0' },
    '1px': { value: '1px' },
    '2px': { value: '2px' },
    '3px': { value: '3px' },
    '4px': { value: '4px' },
  },
  /** In px, so that large text does not enlarge the space around it. */
  spacing: {
    ...scale(spacingSteps, (step) => `${step * 4}px`),
    0: { value: '0px' },
    auto: { value: 'auto' },
    /** Between the page's twelve columns. */
    gutter: { value: 'clamp(16px,1.7vw,24px)' },
  },
  sizes: {
    ...scale(sizeSteps, (step) => `${step / 4}rem`),
    0: { value: '0px' },
    auto: { value: 'auto' },
    full: { value: '100%' },
    fit: { value: 'fit-content' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    lg: { value: '32rem' },
    '4xl': { value: '56rem' },
    /** Largest width of a page's content. */
    '8xl': { value: '1440px' },
  },
  radii: {
    xs: { value: '2px' },
    l1: { value: '4px' },
    l2: { value: '6px' },
    l3: { value: '10px' },
    full: { value: '9999px' },
  },
  zIndex: {
    docked: { value: '10' },
    sticky: { value: '1100' },
    modal: { value: '1400' },
    skipNav: { value: '1600' },
  },
  durations: {
    fast: { value: '.15s' },
    slowest: { value: '.5s' },
  },
  easings: {
    'ease-out': { value: 'cubic-bezier(.2,.7,.1,1)' },
  },
  cursor: { button: { value: 'pointer' } },
})
