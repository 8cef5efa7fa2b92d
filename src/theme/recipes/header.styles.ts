import { defineRecipe } from '../defineRecipe'
import { barParts, menuLinks } from './barParts'

const narrow = '@media (max-width: 47.999em)'
const wide = '@media (min-width: 48em)'

/** The bar on top of every page, sticky, with the race rail on its lower edge. */
export const headerRecipe = defineRecipe({
  className: 'header',
  base: {
    position: 'sticky',
    top: 0,
    zIndex: '50',
    backgroundColor: 'bg',
    ...barParts,
    '@media print': { position: 'static', '& .bar > :not(.brand), & .rail': { display: 'none' } },
    // The bar lies inside the page's scroll padding: focus on its parts would scroll the page to bring them out of it.
    '& a, & button': { scrollMarginBlock: '-100px 100px' },
    '& nav': { color: 'fg', backgroundColor: 'bg', border: 0, padding: 0 },
    '& nav ul': { display: 'flex', gap: '4px' },
    '& nav li a': { textDecoration: 'none' },

    [wide]: {
      '& .menu-button': { display: 'none' },
      '& nav': {
        display: 'flex',
        alignItems: 'center',
        gap: '24px',
        position: 'static',
        width: 'auto',
        height: 'auto',
        margin: 0,
        overflow: 'visible',
        flexWrap: 'wrap',
      },
      /* A phone turned sideways without script, the menu open: it comes back to its place in the bar. */
      '& nav:popover-open': {
        position: 'fixed',
        inset: '0 max(var(--margin),(100% - var(--max))/2) auto auto',
        height: 'var(--bar)',
      },
      '& nav li a': {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        minHeight: '44px',
        padding: '0 14px',
        fontSize: 'label',
        fontWeight: '560',
      },
      '& nav li a::after': {
        content: '""',
        position: 'absolute',
        left: '14px',
        right: '14px',
        bottom: '8px',
        height: '2px',
        backgroundColor: 'currentColor',
        transform: 'scaleX(0)',
        transformOrigin: 'left',
        transition: 'transform .22s var(--ease)',
      },
      '& nav li a:hover::after': { transform: 'none' },
      '& nav li a[aria-current]': { fontWeight: '700' },
      '& nav li a[aria-current]::after': { transform: 'none', height: '3px', backgroundColor: 'accent' },
    },

    /* Without script the Menu button opens the list as a popover under the bar. */
    [narrow]: {
      '& nav:popover-open': {
        position: 'fixed',
        inset: 'var(--bar) 0 0',
        width: 'auto',
        height: 'auto',
        margin: 0,
        padding: '12px var(--margin) 28px',
        overflow: 'auto',
        '& ul': { display: 'block', marginBottom: '24px' },
        '& > a': {
          display: 'flex',
          minHeight: '60px',
          backgroundColor: 'accent',
          color: 'on.accent',
          fontSize: '1.1875rem',
        },
        ...menuLinks,
      },
      /* Without script a jump inside the page, or Tab past the last link, leaves it open: it makes way. */
      'html:has(:is(main,footer):focus-within) &': { '& nav:popover-open': { display: 'none' } },
      '&:has(nav:popover-open) .menu-button path:first-of-type': { transform: 'translateY(4px) rotate(45deg)' },
      '&:has(nav:popover-open) .menu-button path:last-of-type': { transform: 'translateY(-4px) rotate(-45deg)' },
    },
    /* Where popovers are unknown the list stands in a second row of the bar. */
    '@supports not selector(:popover-open)': {
      [narrow]: {
        '& .menu-button': { display: 'none' },
        '& nav': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', paddingBottom: '8px' },
        '& nav li a': { display: 'flex', alignItems: 'center', minHeight: '44px', padding: '0 6px' },
      },
    },

    '& .rail': {
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      height: '1px',
      backgroundColor: 'rule',
      '& i': {
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: 0,
        height: '3px',
        backgroundColor: 'accent',
        transform: 'scaleX(0)',
        transformOrigin: 'left',
      },
    },
    '@supports (animation-timeline: scroll())': {
      '@media (prefers-reduced-motion: no-preference)': {
        '& .rail i': { animation: 'rail linear both', animationTimeline: 'scroll(root)' },
      },
    },
    '@media (forced-colors: active)': {
      '& .rail i': { backgroundColor: 'Highlight' },
      '& nav li a[aria-current]::after': { backgroundColor: 'Highlight' },
    },
  },
})
