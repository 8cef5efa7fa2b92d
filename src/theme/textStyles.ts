import type { defineTextStyles } from '@chakra-ui/react'

/**
 * Text styles that several components share, besides Chakra's. Headline sizes have three parts: a share of the width, a
 * length in rem that follows the visitor's text size, and a share of the width beyond which the longest word would
 * overflow.
 */
export const textStyles = {
  /** The largest headlines and figures. */
  headline: { value: { fontWeight: '780', fontStretch: '112%', letterSpacing: '-.03em' } },
  lede: {
    value: {
      fontSize: 'lg',
      lineHeight: '1.45',
      letterSpacing: '-.008em',
      lg: { fontSize: 'xl', lineHeight: '1.4' },
    },
  },
  label: { value: { fontSize: 'sm', lineHeight: '1.5', fontWeight: '520' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.5' } },
} satisfies Parameters<typeof defineTextStyles>[0]
