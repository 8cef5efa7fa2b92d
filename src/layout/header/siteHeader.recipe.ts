import { defineStyle, type SystemStyleObject } from '@chakra-ui/react'
import { site } from '../../content/site'

/** The style of a link in the menu, both in the drawer and in the popover. */
export const menuLink = defineStyle({
  display: 'flex',
  minHeight: '88px',
  borderBottom: '1px solid {colors.border}',
  fontSize: 'min(max(2.75rem,14vw),4rem,22vw)',
  fontWeight: '760',
  fontStretch: '112%',
  letterSpacing: '-.055em',
  lineHeight: '1',
  _hover: { textDecoration: 'none' },
  '&[aria-current]': { borderInlineStart: '4px solid {colors.accent.solid}', paddingInlineStart: '3.5' },
})

/** Bars with room for the link to the download between the name, which breaks only between words, and Menu. */
const longestWord = Math.max(...site.name.split(' ').map(({ length }) => length))
const roomy = `@container (width >= ${13 + 0.8 * longestWord}rem)` as '@container'

/** Browsers without popovers show the list of links as a second row of the bar on phones too. */
export const withPopover = '@supports selector(:popover-open)'

/**
 * Without JavaScript, the popover stays open after a jump within the page, or after Tab on its last link. It is then
 * hidden, because focus is in the page; `:active` keeps it so while the page is pressed, which closes it. With `:is(… *)` instead of `… &`, Chromium would recalculate every style when
 * focus moves.
 */
export const popoverLeft = 'header:has(nav:popover-open):has(~ :is(main, footer):is(:focus-within, :active)) &'

/** The sticky header of every page, with the scroll progress at its bottom. */
export const siteHeader = {
  root: {
    position: 'relative',
    [withPopover]: { _oneRowBar: { position: 'sticky', top: '0' } },
    zIndex: 'sticky',
    backgroundColor: 'bg',
    boxShadow: 'inset 0 -1px {colors.border}',
    _highContrast: { borderBottom: '1px solid CanvasText' },
    // The bar is inside the page's scroll padding: without this, moving focus to its links would scroll the page.
    '& a, & button': { scrollMarginBlock: '-100px 100px' },
    _print: { boxShadow: 'none' },
  },
  download: { display: 'none', marginInlineEnd: '-2', mdDown: { [roomy]: { display: 'inline-flex' } } },
  nav: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    // Resets the browser's styles of a popover.
    position: 'static',
    width: 'auto',
    height: 'auto',
    padding: '0',
    overflow: 'visible',
    color: 'fg',
    backgroundColor: 'bg',
    // On phones, the Menu button opens the list below the bar until the drawer is loaded.
    mdDown: {
      [withPopover]: { '&:not(:popover-open)': { display: 'none' } },
      '&:popover-open': {
        display: 'block',
        position: 'fixed',
        inset: { base: 'calc({sizes.bar} + 60px) 0 0', _oneRowBar: '{sizes.bar} 0 0' },
        padding: '12px {spacing.margin} 28px',
        overflow: 'auto',
      },
      [popoverLeft]: { display: 'none' },
    },
    _print: { display: 'none' },
  },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    mdDown: { 'nav:popover-open &': { display: 'block', marginBottom: '6' } },
  },
  link: {
    display: 'flex',
    paddingInline: '3.5',
    textUnderlineOffset: '8px',
    md: {
      fontSize: 'sm',
      fontWeight: '560',
      '&[aria-current]': { fontWeight: '700', textDecoration: 'underline 3px {colors.accent.solid}' },
    },
    mdDown: { 'nav:popover-open &': { ...menuLink, paddingInline: '0' } },
  },
  progress: {
    position: 'absolute',
    inset: 'auto 0 0',
    height: '3px',
    backgroundColor: 'accent.solid',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    '@supports (animation-timeline: scroll())': {
      _motionSafe: { animation: 'rail linear both', animationTimeline: 'scroll(root)' },
    },
    _highContrast: { backgroundColor: 'Highlight' },
  },
} satisfies Record<string, SystemStyleObject>
