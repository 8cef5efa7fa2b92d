import { defineTextStyles } from '@chakra-ui/react'

/** The family of all headlines and large figures: heavy, wide, closely spaced. */
export const headline = { fontWeight: 'extrabold', fontStretch: '112%', letterSpacing: 'tight' } as const

/**
 * The text styles: everything larger than `fontSizes`, and texts that several components share. The fluid sizes of
 * headlines have three parts: a share of the width, a length in rem that follows the visitor's text size, and a share of
 * the width beyond which the longest word would overflow.
 */
export const textStyles = defineTextStyles({
  /** The title of a section of the home page. */
  sectionTitle: {
    value: {
      ...headline,
      fontSize: '[min(max(10.4vw + 2rem - 32px,2.25rem),4rem,15vw)]',
      lineHeight: '[.93]',
      // Any tighter, and letters touch.
      letterSpacing: '[-.045em]',
      lg: { fontSize: '[min(6vw + 2rem - 32px,5.875rem)]' },
    },
  },
  /** A link in the open menu. */
  menuLink: {
    value: {
      ...headline,
      fontSize: '[min(max(2.75rem,14vw),4rem,22vw)]',
      letterSpacing: 'tighter',
      lineHeight: 'none',
    },
  },
  /** The largest headlines and figures, whose sizes their regions set. */
  headline: { value: headline },
  lede: {
    value: {
      fontSize: 'lg',
      lineHeight: 'moderate',
      lg: { fontSize: 'xl', lineHeight: 'short' },
    },
  },
  label: { value: { fontSize: 'sm', lineHeight: 'moderate', fontWeight: 'medium' } },
  xs: { value: { fontSize: 'xs', lineHeight: 'moderate' } },
})
