import { defineSlotRecipe } from '@chakra-ui/react'

/** The open menu, which fills the window. */
export const drawerRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'header', 'body', 'footer', 'title', 'closeTrigger'],
  base: {
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlock: '88px 24px',
      color: 'fg',
      backgroundColor: 'bg',
      _motionSafe: {
        transition: 'opacity .18s,translate .18s {easings.ease-out}',
        _starting: { opacity: '0', translate: '0 -8px' },
      },
    },
    header: {
      position: 'relative',
      _oneRowBar: { position: 'sticky', top: '0' },
      zIndex: '1',
      display: 'flex',
      flex: 'none',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minHeight: 'bar',
      paddingInline: 'margin',
      backgroundColor: 'bg',
      borderBottom: '1px solid {colors.border}',
    },
    body: { flex: 'none', paddingBlock: '12px 28px' },
  },
})
