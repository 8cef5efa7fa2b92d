import { defineSlotRecipe } from '../../theme/defineRecipe'
import { phone, tablet } from '../../theme/media'
import { menuLink } from '../menu/menuLinks'
import { bar } from './bar'

const withoutPopover = '@supports not selector(:popover-open)'

/** The sticky header of every page, with the race rail on its lower edge. */
export const headerRecipe = defineSlotRecipe({
  className: 'header',
  slots: ['root', 'bar', 'nav', 'links', 'link', 'rail', 'progress'],
  base: {
    root: {
      position: 'sticky',
      top: 0,
      zIndex: '50',
      backgroundColor: 'bg',
      // The bar lies inside the page's scroll padding: without this, focus on its links would scroll the page.
      '& a, & button': { scrollMarginBlock: '-100px 100px' },
      '@media print': { position: 'static' },
    },
    bar,
    nav: {
      color: 'fg',
      backgroundColor: 'bg',
      border: 0,
      padding: 0,
      [tablet]: {
        display: 'flex',
        alignItems: 'center',
        gap: '24px',
        position: 'static',
        width: 'auto',
        height: 'auto',
        margin: 0,
        overflow: 'visible',
        flexWrap: 'wrap',
        /*
         * If a phone is turned to landscape with the popover open and without script, the list returns to its place in
         * the bar.
         */
        '&:popover-open': {
          position: 'fixed',
          inset: '0 max(var(--margin),(100% - var(--max))/2) auto auto',
          height: 'var(--bar)',
        },
      },
      /* Without script the Menu button opens the list as a popover under the bar. */
      [phone]: {
        '&:popover-open': {
          position: 'fixed',
          inset: 'var(--bar) 0 0',
          width: 'auto',
          height: 'auto',
          margin: 0,
          padding: '12px var(--margin) 28px',
          overflow: 'auto',
          '& > a': {
            display: 'flex',
            minHeight: '60px',
            backgroundColor: 'accent',
            color: 'on.accent',
            fontSize: '1.1875rem',
          },
        },
        /*
         * Without script the popover stays open after a jump inside the page or Tab past its last link: hide it once
         * focus is in the page.
         */
        'html:has(:is(main,footer):focus-within) &:popover-open': { display: 'none' },
      },
      [withoutPopover]: {
        [phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', paddingBottom: '8px' },
      },
      '@media print': { display: 'none' },
    },
    links: {
      display: 'flex',
      gap: '4px',
      [phone]: { 'nav:popover-open &': { display: 'block', marginBottom: '24px' } },
    },
    link: {
      textDecoration: 'none',
      [tablet]: {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        minHeight: '44px',
        padding: '0 14px',
        fontSize: 'label',
        fontWeight: '560',
        '&::after': {
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
        '&:hover::after': { transform: 'none' },
        '&[aria-current]': { fontWeight: '700' },
        '&[aria-current]::after': { transform: 'none', height: '3px', backgroundColor: 'accent' },
      },
      [phone]: { 'nav:popover-open &': menuLink },
      [withoutPopover]: {
        [phone]: { display: 'flex', alignItems: 'center', minHeight: '44px', padding: '0 6px' },
      },
      '@media (forced-colors: active)': { '&[aria-current]::after': { backgroundColor: 'Highlight' } },
    },
    rail: {
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      height: '1px',
      backgroundColor: 'rule',
      '@media print': { display: 'none' },
    },
    progress: {
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      height: '3px',
      backgroundColor: 'accent',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      '@supports (animation-timeline: scroll())': {
        '@media (prefers-reduced-motion: no-preference)': {
          animation: 'rail linear both',
          animationTimeline: 'scroll(root)',
        },
      },
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
})
