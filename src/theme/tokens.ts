import { defineTokens } from '@chakra-ui/react'

/** Values that both schemes share. */
export const tokens = defineTokens({
  colors: {
    accent: { solid: { value: '#FF4F2B' }, contrast: { value: '#07130E' } },
    phone: { value: '#000000' },
  },
  fonts: {
    body: {
      value: '"Text","Text Latin","Text Fallback","Text Fallback R","Text Fallback Wide",Arial,sans-serif',
    },
  },
  /** 13, 15, 17, 20 px at the default text size; `deck` grows with the window. */
  fontSizes: {
    xs: { value: '.8125rem' },
    sm: { value: '.9375rem' },
    md: { value: '1.0625rem' },
    xl: { value: '1.25rem' },
    deck: { value: 'clamp(1.375rem,1.05rem + 1.2vw,1.875rem)' },
  },
  /** Chakra's scale, in px: space does not grow with the text size, which leaves more of it for the text. */
  spacing: {
    '1': { value: '4px' },
    '1.5': { value: '6px' },
    '2': { value: '8px' },
    '2.5': { value: '10px' },
    '3': { value: '12px' },
    '3.5': { value: '14px' },
    '4': { value: '16px' },
    '4.5': { value: '18px' },
    '5': { value: '20px' },
    '6': { value: '24px' },
    '8': { value: '32px' },
    '10': { value: '40px' },
    '12': { value: '48px' },
    /** Between the page's twelve columns. */
    gutter: { value: 'clamp(16px,1.7vw,24px)' },
  },
  sizes: {
    /** Largest width of a page's content. */
    '8xl': { value: '1440px' },
    /** Smallest width and height of a control (WCAG 2.5.5). */
    '11': { value: '44px' },
  },
  radii: {
    xs: { value: '2px' },
    l1: { value: '4px' },
    l2: { value: '6px' },
    l3: { value: '10px' },
    full: { value: '9999px' },
  },
  zIndex: { sticky: { value: '1100' }, modal: { value: '1400' }, skipNav: { value: '1600' } },
  easings: { 'ease-out': { value: 'cubic-bezier(.2,.7,.1,1)' } },
})
