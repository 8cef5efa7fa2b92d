import { defineSlotRecipe, defineStyle } from '@chakra-ui/react'

/** A link in the menu or the bar. */
export const barLink = { display: 'flex', alignItems: 'center', textDecoration: 'none' } as const

/** The style of a link in the menu, both in the drawer and in the popover. */
export const menuLink = defineStyle({
  minHeight: '88px',
  borderBottom: '1px solid {colors.border}',
  fontSize: 'min(max(2.75rem,14vw),4rem,22vw)',
  fontWeight: '760',
  fontStretch: '112%',
  letterSpacing: '-.055em',
  lineHeight: '1',
  '&[aria-current]': { borderInlineStart: '4px solid {colors.accent.solid}', paddingInlineStart: '3.5' },
})

/** Bars with room for the link to the download beside the brand's mark. */
const fits = '@container (width >= 17.4rem)'

const sticky = { position: 'sticky', top: '0' } as const
/** Browsers without popovers, which show the links as a second row of the bar. */
const withoutPopover = '@supports not selector(:popover-open)'

/** The sticky header of every page, with the scroll progress at its bottom. */
export const siteHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'download', 'close', 'nav', 'links', 'link', 'rail', 'progress'],
  base: {
    root: {
      position: 'relative',
      '@supports selector(:popover-open)': { _oneRowBar: sticky },
      md: sticky,
      zIndex: 'sticky',
      backgroundColor: 'bg',
      // The bar is inside the page's scroll padding: without this, moving focus to its links would scroll the page.
      '& a, & button': { scrollMarginBlock: '-100px 100px' },
    },
    /* Beside the Menu button, unless the hero's button or the download section is in view, or there is no room. */
    download: {
      display: 'none',
      mdDown: { [fits]: { display: 'inline-flex', paddingInline: '2.5' } },
      '@supports (timeline-scope: --download)': {
        // Hides the link without motion, so it also applies under reduced motion.
        animation: 'away, away!important',
        animationTimeline: '--hero, --download!important',
        // Hidden, it would lose focus.
        '&:focus': { animationName: 'none!important' },
      },
    },
    /* Covers the Menu button while the popover is open. */
    close: {
      display: 'none',
      mdDown: {
        'nav:popover-open > &': {
          display: 'inline-flex',
          justifyContent: 'flex-end',
          minWidth: '7.5rem',
          backgroundColor: 'bg',
          _oneRowBar: { position: 'fixed', top: '2', insetInlineEnd: 'margin' },
        },
      },
    },
    nav: {
      color: 'fg',
      backgroundColor: 'bg',
      border: 0,
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: 0,
      md: {
        display: 'flex',
        alignItems: 'center',
        gap: '6',
        position: 'static',
        overflow: 'visible',
        flexWrap: 'wrap',
        /*
         * If a phone without JavaScript is rotated to landscape with the popover open, the list returns to the bar.
         */
        '&:popover-open': {
          position: 'fixed',
          inset: '0 {spacing.margin} auto auto',
          height: '{sizes.bar}',
        },
      },
      /* Without JavaScript, the Menu button opens the list as a popover under the bar. */
      mdDown: {
        '&:popover-open': {
          position: 'fixed',
          inset: { base: 'calc({sizes.bar} + 60px) 0 0', _oneRowBar: '{sizes.bar} 0 0' },
          padding: '12px {spacing.margin} 28px',
          '& > a': {
            display: 'flex',
            minHeight: '60px',
            backgroundColor: 'accent.solid',
            color: 'accent.contrast',
            fontSize: '1.1875rem',
          },
        },
        /*
         * Without JavaScript, the popover stays open after a jump within the page or after Tab on its last link: this
         * hides it once focus is in the page. The Menu button, which never closes it, then shows it again. With
         * `:is(… *)` instead of `… &`, Chromium would recalculate every style when focus moves.
         */
        'header:has(~ :is(main, footer):focus-within) &': { '&:popover-open': { display: 'none' } },
      },
      [withoutPopover]: {
        mdDown: { display: 'flex', flexWrap: 'wrap' },
      },
      _print: { display: 'none' },
    },
    links: {
      display: 'flex',
      gap: '1',
      flexWrap: 'wrap',
      mdDown: { 'nav:popover-open &': { display: 'block', marginBottom: '6' } },
    },
    link: {
      ...barLink,
      minHeight: '11',
      paddingInline: '3.5',
      md: {
        position: 'relative',
        fontSize: 'sm',
        fontWeight: '560',
        _after: {
          content: '""',
          position: 'absolute',
          inset: 'auto 14px 8px',
          height: '2px',
          backgroundColor: 'currentColor',
          transform: 'scaleX(0)',
          transformOrigin: 'left',
          transition: 'transform {durations.moderate} {easings.ease-out}',
        },
        '&:hover::after': { transform: 'none' },
        '&[aria-current]': { fontWeight: '700' },
        '&[aria-current]::after': { transform: 'none', height: '3px', backgroundColor: 'accent.solid' },
      },
      mdDown: { 'nav:popover-open &': { paddingInline: '0', ...menuLink } },
      _highContrast: { '&[aria-current]::after': { backgroundColor: 'Highlight' } },
    },
    rail: {
      position: 'absolute',
      inset: 'auto 0 0',
      height: '1px',
      backgroundColor: 'border',
      _print: { display: 'none' },
    },
    progress: {
      position: 'absolute',
      inset: 'auto 0 0',
      height: '3px',
      backgroundColor: 'accent.solid',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      '@supports (animation-timeline: scroll())': {
        _motionSafe: {
          animation: 'rail linear both',
          animationTimeline: 'scroll(root)',
        },
      },
      _highContrast: { backgroundColor: 'Highlight' },
    },
  },
})
