import { defineSlotRecipe } from '@chakra-ui/react'
import { site } from '../../content/site'
import { menuRecipe } from '../menu/menu.recipe'

/** Bars with room for the link to the download between the name, which breaks only between words, and Menu. */
const longestWord = Math.max(...site.name.split(' ').map(({ length }) => length))
const roomy = `@container (width >= ${13 + 0.8 * longestWord}rem)` as '@container'

/** The sticky header of every page, with the scroll progress at its bottom. */
export const siteHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'download', 'nav', 'links', 'link', 'progress'],
  base: {
    root: {
      position: 'relative',
      _popovers: { _oneRowBar: { position: 'sticky', top: '0' } },
      zIndex: 'sticky',
      backgroundColor: 'bg',
      boxShadow: '[inset 0 -1px {colors.border}]',
      _highContrast: { borderBottomWidth: '1px' },
      _print: { boxShadow: '[none]' },
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
        _popovers: { display: 'none' },
        _popoverOpen: {
          display: 'block',
          position: 'fixed',
          inset: { base: '[calc({sizes.bar} + 60px) 0 0]', _oneRowBar: '[{sizes.bar} 0 0]' },
          paddingTop: '3',
          paddingInline: 'margin',
          paddingBottom: '7',
          overflow: 'auto',
          // These scroll, unlike the controls in the bar (globalCss.ts).
          '& a': { scrollMarginBlock: '0' },
        },
        _popoverLeft: { _popoverOpen: { display: 'none' } },
      },
      _print: { display: 'none' },
    },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      mdDown: { _inPopover: { display: 'block', marginBottom: '6' } },
    },
    link: {
      display: 'flex',
      paddingInline: '3.5',
      textUnderlineOffset: '8px',
      md: {
        fontSize: 'sm',
        fontWeight: 'medium',
        _currentPage: {
          fontWeight: 'bold',
          textDecorationLine: 'underline',
          textDecorationThickness: '3px',
          textDecorationColor: 'accent.solid',
        },
      },
      mdDown: { _inPopover: { ...menuRecipe.base?.link, paddingInline: '0' } },
    },
    progress: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      height: '[3px]',
      backgroundColor: 'accent.solid',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      '@supports (animation-timeline: scroll())': {
        _motionSafe: { animation: '[rail linear both]', animationTimeline: 'scroll(root)' },
      },
      _highContrast: { backgroundColor: '[Highlight]' },
    },
  },
})
