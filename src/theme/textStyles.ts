import { defineTextStyles } from '@chakra-ui/react'

/** The family of all headlines and large figures: heavy, wide, closely spaced. */
export const headline = { fontWeight: 'extrabold', fontStretch: '112%', letterSpacing: 'tight' } as const

/** A figure of the home page's hero. */
const figure = { fontWeight: 'bold', fontStretch: '112%', lineHeight: 'shortest', letterSpacing: 'tighter' } as const

/** The width of the download section's content, to the left of its winning post. */
const besidePost = '(min({sizes.8xl},100cqw - 2*{spacing.margin}) - 20px)'

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
      // Any wider, and a title has three lines on a laptop.
      fontStretch: '110%',
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
  lede: {
    value: {
      fontSize: 'lg',
      lineHeight: 'moderate',
      lg: { fontSize: 'xl', lineHeight: 'short' },
    },
  },
  label: { value: { fontSize: 'sm', lineHeight: 'moderate', fontWeight: 'medium' } },
  xs: { value: { fontSize: 'xs', lineHeight: 'moderate' } },
  /** The title of a page with `PageHeader`: never larger than the home page's; 13 letters fit on one line of a phone. */
  pageTitle: {
    value: {
      ...headline,
      fontSize: '[min(11.9vw + 2rem - 32px,12.5vw)]',
      lineHeight: '[.92]',
      // Any tighter, and letters of the longest title touch.
      letterSpacing: '[-.01em]',
      wordSpacing: '0',
      md: { fontSize: '[min(4.5rem,13.4vw)]' },
      _print: { fontSize: '[30pt]', lineHeight: 'none' },
    },
  },
  /** The title of a numbered section. The article's recipe hangs the number by the widths of these digits. */
  articleHeading: {
    value: {
      fontSize: '[min(clamp(1.75rem,1.3rem + 1.8vw,2.75rem),10.5vw)]',
      fontWeight: 'extrabold',
      fontStretch: '104%',
      lineHeight: '[1.02]',
      letterSpacing: 'tight',
      wordSpacing: 'min(.08em,4px)',
      fontVariantNumeric: 'tabular-nums',
      _print: { fontSize: '[15pt]' },
    },
  },
  /** A heading in the text of a section. */
  articleSubheading: {
    value: {
      fontSize: 'xl',
      fontWeight: 'bold',
      lineHeight: 'shorter',
      letterSpacing: 'tight',
      wordSpacing: 'min(.08em,4px)',
    },
  },
  /** The title of the card below the sections. */
  articleCardTitle: { value: { fontSize: '[min(clamp(1.375rem,1.05rem + 1.2vw,1.875rem),11cqi)]' } },
  /** The title of the home page: two lines on a phone, one on a phone turned on its side. */
  heroTitle: {
    value: {
      ...headline,
      fontSize: '[min(13.5vw + 2rem - 37px,22vw,4rem)]',
      lineHeight: '[.88]',
      md: { fontSize: '[min(11.6vw + 2rem - 32px,21vh)]' },
      lg: { fontSize: '[min(7.7vw + 2rem - 32px,7.25rem)]' },
      _phoneLandscape: { fontSize: '[min(6vw,2.75rem)]' },
      _lowWindow: { fontSize: '[min(6.9vw,5.5rem)]' },
      _print: { fontSize: '[36pt]' },
    },
  },
  /** The title of the not-found page: from `md` one line, unless the visitor's text is larger. */
  notFoundTitle: {
    value: {
      ...headline,
      fontSize: '[min(max(18.4vw,3.25rem),7rem,21vw)]',
      lineHeight: '[.96]',
      md: { fontSize: '[min(11vw + 2rem - 32px,11.25rem)]' },
      _print: { fontSize: '[36pt]' },
    },
  },
  figure: { value: { ...figure, fontSize: '3xl' } },
  /** A figure whose evidence is known. */
  provenFigure: { value: { ...figure, fontSize: '[3rem]' } },
  /** The title of the download section: two lines, clear of the post. */
  downloadTitle: {
    value: {
      ...headline,
      letterSpacing: 'normal',
      fontSize: `[calc(${besidePost}*.128)]`,
      lineHeight: '[.9]',
      // The stores below are in view.
      '@media (max-height: 45em)': {
        fontSize: `[min(${besidePost}*.137,min(${besidePost}*.128,20svh) + .5rem - 8px)]`,
      },
    },
  },
  /** The title of a part of a section. */
  partTitle: {
    value: {
      ...headline,
      fontSize: '[min(2.25rem,12.5vw)]',
      lineHeight: 'none',
      letterSpacing: '[-.04em]',
      md: { fontSize: '[3rem]' },
      lg: { fontSize: '[3.5rem]' },
    },
  },
  /** The title of the lists of data points. */
  dataTitle: {
    value: {
      ...headline,
      fontSize: '[min(1.75rem,11vw)]',
      lineHeight: 'none',
      letterSpacing: '[-.04em]',
      md: { fontSize: '[2.5rem]' },
      lg: { fontSize: '[3rem]' },
    },
  },
  /** The number of a step. */
  stepNumber: {
    value: {
      ...headline,
      fontSize: '3xl',
      lineHeight: 'none',
      letterSpacing: 'tighter',
      lg: { fontSize: '[clamp(4.5rem,6.4vw + 3rem - 32px,8rem)]', lineHeight: '[.8]' },
    },
  },
  /** A line of the insights, as large as its card allows. */
  insight: {
    value: {
      fontSize: '[clamp(1.5rem,4.2cqi + .5rem,2.625rem)]',
      lineHeight: 'shortest',
      letterSpacing: '[-.04em]',
      wordSpacing: '.08em',
    },
  },
})
