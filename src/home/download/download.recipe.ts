import { defineSlotRecipe } from '@chakra-ui/react'

/** Phones in landscape: the stores are beside the heading. */
const landscape = '@media screen and (min-width: 36em) and (max-height: 30em)'

const withCode = '@media print, (min-width: 48em) and (min-height: 30.01em)'

const fieldHeight = 'clamp(150px,24cqw,420px)'

/**
 * The accent panel. Dark text on accent has enough contrast only if it is large (WCAG 1.4.6; docs/design.md section 1):
 * text here is at least 24 px, or 18.66 px and bold, or on a dark button or the QR code's light card. The code is shown
 * on paper and on larger screens, where a phone can scan it.
 */
export const downloadRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'title', 'offer', 'stores', 'store', 'note', 'text', 'payment', 'code', 'field'],
  base: {
    root: {
      '--f-colors-fg': '{colors.accent.contrast}',
      containerType: 'inline-size',
      viewTimelineName: '--download',
      position: 'relative',
      marginTop: 'section',
      // After a jump, which puts the section 100 px below the top of the window, the panel begins right below the bar.
      boxShadow: '0 calc({sizes.bar} - 100px) 0 {colors.accent.solid}',
      overflow: 'hidden',
      backgroundColor: 'accent.solid',
      color: 'accent.contrast',
      _print: { breakInside: 'avoid', backgroundColor: 'transparent', boxShadow: 'none' },
    },
    // Heading and stores are in view after a jump.
    content: {
      display: 'grid',
      gap: 'clamp(12px,3svh,32px)',
      paddingBlock: 'min(clamp(40px,4vw,64px),4svh) clamp(28px,3vw,48px)',
      [landscape]: { gridTemplateColumns: 'minmax(0,1fr) auto', columnGap: '8' },
      _print: { gap: '5mm', paddingBlock: '0' },
    },
    title: {
      textStyle: 'headline',
      alignSelf: 'start',
      marginInlineStart: '-.04em',
      // It also depends on the window's height, so that the store buttons below are in view.
      fontSize: 'min(max(15.8cqw + 2rem - 32px,3.1rem),20cqw,max(9svh,50px,min(14cqw,10.5svh)))',
      '@media (min-width: 36em) and (max-width: 47.999em)': { fontSize: 'min(13.2cqw,31svh + .5rem - 50px)' },
      lineHeight: '.86',
      // It also grows with the text size, as long as it fits on two lines.
      md: {
        fontSize: 'min(11.3cqw + 3rem - 32px,12.4cqw,11.5rem,198px,31svh + .5rem - 50px)',
      },
      _print: { fontSize: '24pt' },
    },
    offer: {
      display: 'grid',
      gap: '14px 32px',
      alignItems: 'start',
      // The store buttons determine the width.
      [landscape]: { '& > p': { contain: 'inline-size' } },
      [withCode]: { gridTemplateColumns: '1fr auto' },
    },
    stores: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      marginBottom: '2.5',
      '& > li': { flex: '1 1 15rem', md: { flex: 'none' } },
      [landscape]: { display: 'grid' },
    },
    text: {
      fontSize: 'deck',
      fontWeight: '720',
      lineHeight: '1.2',
      letterSpacing: '-.02em',
      wordSpacing: '.05em',
      // Lines break between the two sentences first.
      '& span': { display: 'inline-block' },
    },
    store: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '72px',
      padding: '8px 28px 8px 20px',
      border: '2px solid {colors.accent.contrast}',
      borderRadius: 'l2',
      backgroundColor: 'accent.contrast',
      color: 'fg.onDark',
      fontSize: 'min(1.5rem,12cqw)',
      fontWeight: '720',
      lineHeight: '1.05',
      letterSpacing: '-.035em',
      wordSpacing: '.08em',
      textDecoration: 'none',
      transition: 'border-color {durations.fast} linear',
      _hover: { borderColor: 'fg.onDark' },
      _active: { translate: '0 2px' },
      '&:has(img)': { padding: 0, border: 0, backgroundColor: 'transparent' },
      '& svg': {
        flex: 'none',
        boxSize: '34px',
        fill: 'currentColor',
        '@container (max-width: 14rem)': { display: 'none' },
      },
      '& span': { display: 'grid' },
      '& small': {
        layerStyle: 'textBlock',
        marginBottom: '0.5',
        fontSize: 'xs',
        fontWeight: '520',
        lineHeight: '1.2',
        letterSpacing: '0',
        wordSpacing: '0',
      },
      _highContrast: { borderColor: 'ButtonText' },
      _print: { padding: '2mm 4mm', borderColor: 'border.onDark', backgroundColor: 'transparent' },
    },
    note: {
      fontSize: '1.1875rem',
      fontWeight: '720',
      lineHeight: '1.3',
      '&:is(:target, :focus)': { outline: '3px solid {colors.accent.contrast}', outlineOffset: '4px' },
    },
    payment: {
      maxWidth: '34em',
      fontSize: 'xl',
      fontWeight: '720',
      lineHeight: '1.3',
    },
    code: {
      display: 'none',
      gridArea: '1 / 2 / span 9',
      width: '185px',
      paddingBottom: '4',
      // The text is aligned with the left of the code, inside its quiet zone, and ends near the edge.
      paddingInline: '20px 8px',
      borderRadius: 'l2',
      overflow: 'hidden',
      backgroundColor: 'fg.onDark',
      '& :is(img, svg)': { maxWidth: 'none', marginInline: '-20px -8px' },
      [withCode]: { display: 'block' },
      _print: { backgroundColor: 'transparent' },
    },
    /* The footer begins at the horses' hooves, below which is 6.6% of the picture. */
    field: {
      position: 'relative',
      display: 'block',
      height: fieldHeight,
      marginBottom: `calc(${fieldHeight}*-.066)`,
      '& img': {
        position: 'absolute',
        top: '0',
        right: '6cqw',
        width: 'auto',
        maxWidth: 'none',
        height: '100%',
      },
      _after: {
        content: '""',
        position: 'absolute',
        insetY: '0',
        right: `calc(6cqw + ${fieldHeight}*.0432)`,
        width: '2px',
        backgroundColor: 'bg.dark',
      },
      _highContrast: { display: 'none' },
      _print: { display: 'none' },
    },
  },
})
