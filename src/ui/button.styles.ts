import { defineRecipe } from '../theme/defineRecipe'

/**
 * The styles of a link or button that leads to the download. Hover pairs are 7:1 or large text (docs/design.md section
 * 1).
 */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    border: '2px solid transparent',
    borderRadius: '6px',
    fontWeight: '720',
    fontStretch: '104%',
    letterSpacing: '-.015em',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    transition: 'background-color .16s linear,color .16s linear',
    '&:active': { translate: '0 1px' },
    '@media (forced-colors: active)': { border: '2px solid ButtonText' },
    '@media print': { display: 'none' },
  },
  variants: {
    variant: {
      /* The page's one accent button. */
      solid: {
        minHeight: '60px',
        padding: '8px 34px',
        fontSize: '1.1875rem',
        backgroundColor: 'accent',
        color: 'on.accent',
        '&:hover': { backgroundColor: 'fg', color: 'bg' },
      },
      /* The header's button, in ink. */
      subtle: {
        minHeight: '46px',
        padding: '6px 20px',
        fontSize: 'label',
        backgroundColor: 'fg',
        color: 'bg',
        '&:hover': { backgroundColor: 'fg.2' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
})
