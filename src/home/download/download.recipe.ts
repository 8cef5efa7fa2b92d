import { defineSlotRecipe } from '@chakra-ui/react'

/** The height of the silhouettes, and where the content ends on the right, which is where the winning post stands. */
const fieldHeight = 'clamp(150px,24cqw,420px)'
const contentEnd = 'max({spacing.margin},calc((100cqw - {sizes.8xl})/2))'

/** Above the ruler. */
const sky = 'min(clamp(32px,4vw,64px),4svh)'

/** Around the note, when a store's button has led to it. */
const reached = { outline: '3px solid {colors.accent.contrast}', outlineOffset: '4px' }

/**
 * The accent panel. Dark text on accent has enough contrast only if it is large (WCAG 1.4.6; docs/design.md section 1):
 * all smaller text is on a dark background, or on the QR code's light card.
 */
export const downloadRecipe = defineSlotRecipe({
  slots: [
    'root',
    'post',
    'content',
    'ruler',
    'title',
    'offer',
    'stores',
    'item',
    'store',
    'badge',
    'mark',
    'name',
    'callToAction',
    'note',
    'code',
    'codeImage',
    'field',
    'runners',
    'ground',
    'systems',
    'payment',
  ],
  base: {
    root: {
      containerType: 'inline-size',
      position: 'relative',
      marginTop: { base: '20', md: 'section' },
      // After a jump, which puts the section 100 px below the top of the window, the panel begins right below the bar.
      boxShadow: '[0 calc({sizes.bar} - 100px) 0 {colors.accent.solid}]',
      overflow: 'hidden',
      backgroundColor: 'accent.solid',
      color: 'accent.contrast',
      _print: { breakInside: 'avoid', boxShadow: '[none]' },
    },
    /* From the ruler's Line down to the ground, with its disc. */
    post: {
      position: 'absolute',
      zIndex: 'docked',
      top: `[${sky}]`,
      right: `[${contentEnd}]`,
      bottom: '0',
      borderInlineStartWidth: '3px',
      _before: {
        content: '""',
        position: 'absolute',
        top: '-3.5',
        left: '-4',
        boxSize: '[29px]',
        borderRadius: 'full',
        backgroundImage:
          '[radial-gradient(circle,{colors.accent.contrast} 5px,{colors.accent.solid} 5.5px 9px,{colors.accent.contrast} 9.5px)]',
      },
      _highContrast: { display: 'none' },
      _print: { display: 'none' },
    },
    content: { display: 'grid', gap: '[clamp(12px,3svh,28px)]', paddingTop: `[${sky}]`, paddingBottom: '4' },
    // A window just tall enough for the heading and the stores.
    ruler: { '@media (max-height: 40em)': { display: 'none' } },
    title: { textStyle: 'downloadTitle', marginInlineStart: '[-.04em]' },
    offer: { display: 'flex', gap: '5', justifyContent: 'space-between', paddingInlineEnd: { base: '4', md: '8' } },
    stores: { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
    item: { flex: { base: '1 1 auto', md: 'none' } },
    store: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '3.5' },
      // As high as the stores' badges.
      minHeight: { md: '[72px]' },
      paddingBlock: { base: '2.5', md: '2' },
      paddingInlineStart: { base: '2.5', md: '5' },
      paddingInlineEnd: { base: '2.5', md: '7' },
      borderWidth: '2px',
      borderRadius: 'l2',
      backgroundColor: 'surface.dark.bg',
      color: 'surface.dark.fg',
      fontSize: { base: '[min({fontSizes.lg},12cqw)]', md: '2xl' },
      fontWeight: 'bold',
      lineHeight: 'none',
      letterSpacing: 'tight',
      wordSpacing: '.08em',
      textDecoration: 'none',
      transitionProperty: 'colors',
      transitionDuration: 'fast',
      _hover: { borderColor: 'surface.dark.fg' },
      _active: { translate: '0 2px' },
      _highContrast: { borderColor: '[ButtonText]' },
    },
    /* A link that shows the store's own badge. */
    badge: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      _active: { translate: '0 2px' },
    },
    mark: {
      flex: 'none',
      boxSize: { base: '[26px]', md: '[34px]' },
      fill: 'current',
      '@container (max-width: 14rem)': { display: 'none' },
    },
    name: { display: 'grid' },
    callToAction: {
      layerStyle: 'textBlock',
      marginBottom: '0.5',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: 'shorter',
      letterSpacing: 'normal',
      wordSpacing: '0',
    },
    note: {
      width: 'fit',
      marginTop: '2.5',
      paddingBlock: '2',
      paddingInline: '3',
      borderRadius: 'l2',
      backgroundColor: 'surface.dark.bg',
      color: 'surface.dark.muted',
      fontSize: 'sm',
      lineHeight: 'short',
      textWrap: 'balance',
      _target: reached,
      _focus: reached,
    },
    /* Where a phone can scan it. */
    code: {
      hideBelow: 'md',
      flex: 'none',
      width: '[185px]',
      paddingInline: '5',
      paddingBottom: '4',
      borderRadius: 'l2',
      overflow: 'hidden',
      // White on paper.
      backgroundColor: { base: 'surface.dark.fg', _print: 'surface.dark.bg' },
    },
    codeImage: { maxWidth: '[none]', marginInline: '-5' },
    /* The ground begins at the horses' hooves, below which is 6.6% of the picture; the winner's nose is at the post. */
    field: {
      position: 'relative',
      height: `[${fieldHeight}]`,
      marginBottom: `[calc(${fieldHeight}*-.066)]`,
      _highContrast: { display: 'none' },
      _print: { display: 'none' },
    },
    runners: {
      position: 'absolute',
      top: '0',
      right: `[calc(${contentEnd} + 2px - ${fieldHeight}*.0432)]`,
      width: 'auto',
      maxWidth: '[none]',
      height: 'full',
    },
    ground: {
      // Above the post, which ends here.
      position: 'relative',
      zIndex: 'docked',
      paddingTop: { base: '6', md: '8' },
      backgroundColor: 'surface.dark.bg',
      color: 'surface.dark.muted',
      fontSize: 'md',
      lineHeight: 'moderate',
    },
    systems: {
      maxWidth: '[36rem]',
      color: 'surface.dark.fg',
      fontSize: { base: 'lg', md: 'xl' },
      fontWeight: 'semibold',
      lineHeight: 'short',
      textWrap: 'balance',
    },
    payment: { maxWidth: '[36rem]', marginTop: '2', textWrap: 'balance' },
  },
  variants: {
    badges: {
      // The clear space that both stores require around their badges: a quarter of the height.
      true: { stores: { gap: '5' } },
    },
  },
})
