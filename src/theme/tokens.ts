import { defineTokens } from '@chakra-ui/react'

/** Values that both schemes share. */
export const tokens = defineTokens({
  colors: {
    accent: { value: '#FF4F2B' },
    on: { accent: { value: '#07130E' } },
    phone: { value: '#000000' },
  },
  fonts: {
    body: {
      value: '"Text","Text Fallback","Text Fallback R","Text Fallback Wide",Arial,sans-serif',
    },
  },
  /** 13, 15, 17, 20 px at the default text size; `deck` grows with the window. */
  fontSizes: {
    note: { value: '.8125rem' },
    label: { value: '.9375rem' },
    body: { value: '1.0625rem' },
    lede: { value: '1.25rem' },
    deck: { value: 'clamp(1.375rem,1.05rem + 1.2vw,1.875rem)' },
  },
  gradients: {
    filmNoise: {
      value:
        'repeating-linear-gradient(90deg,{colors.noise.1} 0 1px,transparent 1px 3px),repeating-linear-gradient(90deg,{colors.noise.2} 0 2px,transparent 2px 7px)',
    },
  },
})
