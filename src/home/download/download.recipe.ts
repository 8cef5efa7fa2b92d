import { defineSlotRecipe } from '@chakra-ui/react'

/** The height of the silhouettes, and where the content ends on the right, which is where the winning post stands. */
const fieldHeight = 'clamp(150px,24cqw,420px)'
const contentEnd = 'max({spacing.margin},calc((100cqw - {sizes.8xl})/2))'

/** Above the ruler. */
const sky = 'min(clamp(32px,4vw,64px),4svh)'

/** The width of the content on the left of the post. */
const room = '(min({sizes.8xl},100cqw - 2*{spacing.margin}) - 20px)'

/** A window just tall enough for the heading and the stores. */
const short = '@media (max-height: 40em)'

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
      boxShadow: '0 calc({sizes.bar} - 100px) 0 {colors.accent.solid}',
      overflow: 'hidden',
      backgroundColor: 'accent.solid',
      color: 'accent.contrast',
      _print: { breakInside: 'avoid', boxShadow: 'none' },
    },
    /* From the ruler's Line down to the ground, with its disc. */
    post: {
      position: 'absolute',
      zIndex: '1',
      top: sky,
      right: contentEnd,
      bottom: '0',
      width: '3px',
      backgroundColor: 'accent.contrast',
      _before: {
        content: '""',
        position: 'absolute',
        top: '-14px',
        left: '-13px',
        boxSize: '29px',
        borderRadius: 'full',
        backgroundImage:
          'radial-gradient(circle,{colors.accent.contrast} 5px,{colors.accent.solid} 5.5px 9px,{colors.accent.contrast} 9.5px)',
      },
      _print: { display: 'none' },
    },
    content: { display: 'grid', gap: 'clamp(12px,3svh,28px)', paddingBlock: `${sky} 16px` },
    ruler: { [short]: { display: 'none' } },
    title: {
      textStyle: 'headline',
      letterSpacing: 'normal',
      marginInlineStart: '-.04em',
      lineHeight: '.9',
      // Two lines, clear of the post.
      fontSize: `calc(${room}*.128)`,
      // The stores below are in view.
      '@media (max-height: 45em)': { fontSize: `min(${room}*.137,min(${room}*.128,20svh) + .5rem - 8px)` },
    },
    offer: { display: 'flex', gap: '5', justifyContent: 'space-between', paddingInlineEnd: { base: '4', md: '8' } },
    stores: { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
    item: { flex: { base: '1 1 auto', md: 'none' } },
    store: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '3.5' },
      minHeight: { base: '60px', md: '72px' },
      padding: { base: '8px 10px', md: '8px 28px 8px 20px' },
      border: '2px solid {colors.accent.contrast}',
      borderRadius: 'l2',
      backgroundColor: 'surface.dark.bg',
      color: 'surface.dark.fg',
      fontSize: { base: 'min(1.125rem,12cqw)', md: '2xl' },
      fontWeight: 'bold',
      lineHeight: 'none',
      letterSpacing: 'tight',
      wordSpacing: '.08em',
      textDecoration: 'none',
      transition: 'border-color {durations.fast} linear',
      _hover: { borderColor: 'surface.dark.fg' },
      _active: { translate: '0 2px' },
      _highContrast: { borderColor: 'ButtonText' },
    },
    /* A link that shows the store's own badge. */
    badge: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '60px', md: '72px' },
      _active: { translate: '0 2px' },
    },
    mark: {
      flex: 'none',
      boxSize: { base: '26px', md: '34px' },
      fill: 'currentColor',
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
      width: 'fit-content',
      marginTop: '2.5',
      padding: '8px 12px',
      borderRadius: 'l2',
      backgroundColor: 'surface.dark.bg',
      color: 'surface.dark.muted',
      fontSize: 'sm',
      lineHeight: 'short',
      textWrap: 'balance',
      '&:is(:target, :focus)': { outline: '3px solid {colors.accent.contrast}', outlineOffset: '4px' },
    },
    /* Where a phone can scan it. */
    code: {
      hideBelow: 'md',
      flex: 'none',
      width: '185px',
      padding: '0 20px 16px',
      borderRadius: 'l2',
      overflow: 'hidden',
      // White on paper.
      backgroundColor: { base: 'surface.dark.fg', _print: 'surface.dark.bg' },
    },
    codeImage: { maxWidth: 'none', marginInline: '-20px' },
    /* The ground begins at the horses' hooves, below which is 6.6% of the picture; the winner's nose is at the post. */
    field: {
      position: 'relative',
      height: fieldHeight,
      marginBottom: `calc(${fieldHeight}*-.066)`,
      _highContrast: { display: 'none' },
      _print: { display: 'none' },
    },
    runners: {
      position: 'absolute',
      top: '0',
      right: `calc(${contentEnd} + 2px - ${fieldHeight}*.0432)`,
      width: 'auto',
      maxWidth: 'none',
      height: '100%',
    },
    ground: {
      // Above the post, which ends here.
      position: 'relative',
      zIndex: '1',
      paddingTop: { base: '6', md: '8' },
      backgroundColor: 'surface.dark.bg',
      color: 'surface.dark.muted',
      fontSize: 'md',
      lineHeight: 'moderate',
    },
    systems: {
      maxWidth: '36rem',
      color: 'surface.dark.fg',
      fontSize: { base: 'lg', md: 'xl' },
      fontWeight: 'semibold',
      lineHeight: 'short',
      textWrap: 'balance',
    },
    payment: { maxWidth: '36rem', marginTop: '2', textWrap: 'balance' },
  },
  variants: {
    badges: {
      // The clear space that both stores require around their badges: a quarter of the height.
      true: { stores: { gap: '5' } },
    },
  },
})
