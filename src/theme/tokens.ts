import { defineTokens } from '@chakra-ui/react'

/** Chakra's steps up to 24: step 4 is 16 px at the default text size. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const scale = (inUnits: (step: number) => string) =>
  Object.fromEntries(steps.map((step) => [`${step}`, { value: inUnits(step) }]))

/** Values shared by both schemes, under Chakra's names. */
export const tokens = defineTokens({
  fonts: {
    body: {
      value: '"Text","Text Latin","Text Fallback","Text Fallback Roboto","Text Fallback DejaVu",Arial,sans-serif',
    },
  },
  /** 11, 13, 15, 17, 18, 20, 24, 30 px at the default text size. */
  fontSizes: {
    '2xs': { value: '.6875rem' },
    xs: { value: '.8125rem' },
    sm: { value: '.9375rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.875rem' },
  },
  fontWeights: { medium: { value: '560' }, semibold: { value: '640' } },
  /** In px, so that large text does not enlarge the space around it. */
  spacing: {
    ...scale((step) => `${step * 4}px`),
    /** Between the page's twelve columns. */
    gutter: { value: 'clamp(16px,1.7vw,24px)' },
  },
  sizes: {
    ...scale((step) => `${step / 4}rem`),
    full: { value: '100%' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
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
    popover: { value: '1500' },
    skipNav: { value: '1600' },
    tooltip: { value: '1800' },
  },
  durations: {
    faster: { value: '.1s' },
    fast: { value: '.15s' },
    moderate: { value: '.2s' },
    slow: { value: '.3s' },
    slowest: { value: '.5s' },
  },
  easings: {
    'ease-out': { value: 'cubic-bezier(.2,.7,.1,1)' },
  },
  cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
})
