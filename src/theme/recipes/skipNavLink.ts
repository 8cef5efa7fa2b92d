import { defineRecipe } from '@chakra-ui/react'

/** Hidden above the page until focused; then above the sticky header. */
export const skipNavLinkRecipe = defineRecipe({
  base: {
    position: 'fixed',
    left: 'margin',
    top: '3',
    zIndex: 'skipNav',
    padding: '14px 20px',
    minHeight: '11',
    fontWeight: '650',
    backgroundColor: 'fg',
    color: 'bg',
    // The focus ring lies half on the link's background, half on the page: bg inside, fg outside.
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px {colors.bg}',
    transform: 'translateY(calc(-100% - 24px))',
    userSelect: 'none',
    '&:focus': { transform: 'none' },
    _print: { display: 'none' },
  },
})
