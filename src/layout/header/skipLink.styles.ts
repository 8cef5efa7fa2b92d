import { defineRecipe } from '../../theme/defineRecipe'

/** Hidden above the page until focused; then above the sticky header. */
export const skipLinkRecipe = defineRecipe({
  className: 'skip-link',
  base: {
    position: 'fixed',
    left: 'var(--margin)',
    top: '12px',
    zIndex: '100',
    padding: '14px 20px',
    minHeight: '44px',
    fontWeight: '650',
    backgroundColor: 'fg',
    color: 'bg',
    // The focus ring lies half on the link's background, half on the page: bg inside, fg outside.
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px {colors.bg}',
    transform: 'translateY(calc(-100% - 24px))',
    '&:focus': { transform: 'none' },
    '@media print': { display: 'none' },
  },
})
