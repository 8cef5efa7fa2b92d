import type { defineTextStyles } from '@chakra-ui/react'

/** The largest headlines and figures. */
const headline = {
  fontWeight: '780',
  fontStretch: '112%',
  letterSpacing: '-.03em',
} as const

/**
 * Text styles that several components share, or that a new page may need. Headline sizes have three parts: a share of
 * the width, a length in rem that follows the visitor's text size, and a share of the width beyond which the longest
 * word would overflow.
 */
export const textStyles = {
  headline: { value: headline },
  lede: {
    value: {
      fontSize: 'lg',
      lineHeight: '1.45',
      letterSpacing: '-.008em',
      lg: { fontSize: 'xl', lineHeight: '1.4' },
    },
  },
  label: { value: { fontSize: 'sm', lineHeight: '1.5', fontWeight: '520' } },
  '2xs': { value: { fontSize: '2xs', lineHeight: '1.45' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.5' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  md: { value: { fontSize: 'md', lineHeight: '1.55' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.45' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.35', letterSpacing: '-.02em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '1.25', letterSpacing: '-.01em' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '1.15', letterSpacing: '-.04em' } },
} satisfies Parameters<typeof defineTextStyles>[0]
