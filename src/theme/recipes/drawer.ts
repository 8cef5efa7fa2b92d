import { defineSlotRecipe } from '@chakra-ui/react'

/** The open menu, which fills the window. */
export const drawerRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'header', 'body', 'footer', 'title', 'closeTrigger'],
  base: {
    content: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // The header is sticky.
      scrollPaddingTop: '24',
      scrollPaddingBottom: '6',
      color: 'fg',
      backgroundColor: 'bg',
      _motionSafe: {
        transitionProperty: '[opacity,translate]',
        transitionDuration: 'fast',
        transitionTimingFunction: 'ease-out',
        _starting: { opacity: '[0]', translate: '0 -8px' },
      },
      // Also with reduced motion: Orca does not announce what receives focus if the dialog has already left the page. It
      // is hardly visible after a quarter of the time; the rest is for a page that takes long to render.
      _closed: {
        animation: '[fade-out .8s cubic-bezier(0,.9,.1,1) forwards !important]',
        pointerEvents: 'none',
      },
      _print: { display: 'none' },
    },
    header: {
      position: 'relative',
      _oneRowBar: { position: 'sticky', top: '0' },
      zIndex: 'docked',
      display: 'flex',
      flex: 'none',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minHeight: 'bar',
      paddingInline: 'margin',
      backgroundColor: 'bg',
      borderBottomWidth: '1px',
    },
    body: { flex: 'none', paddingTop: '3', paddingBottom: '7' },
  },
})
