import { defineRecipe } from '@chakra-ui/react'

/** Above the window until focused, then over the sticky header. */
export const skipNavLinkRecipe = defineRecipe({
  base: {
    position: 'fixed',
    insetInlineStart: 'margin',
    top: '3',
    zIndex: 'skipNav',
    padding: '14px 20px',
    fontWeight: '650',
    backgroundColor: 'fg',
    color: 'bg',
    // The focus ring is visible on any background: `bg` inside, `fg` outside.
    boxShadow: '0 0 0 3px {colors.bg}',
    transform: 'translateY(calc(-100% - 24px))',
    userSelect: 'none',
    '&:focus': { transform: 'none' },
    _print: { display: 'none' },
  },
})
