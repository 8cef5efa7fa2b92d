import { defineRecipe } from '@chakra-ui/react'

/** Buttons, and links that look like one. Hover pairs are 7:1 or large text (docs/design.md section 1). */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    border: '2px solid transparent',
    borderRadius: 'l2',
    fontWeight: '720',
    fontStretch: '104%',
    letterSpacing: '-.015em',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    transition: 'background-color .16s linear,color .16s linear',
    _active: { translate: '0 1px' },
    _highContrast: { border: '2px solid ButtonText' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      /* The page's one accent button. */
      solid: {
        minHeight: '60px',
        padding: '8px 34px',
        fontSize: '1.1875rem',
        backgroundColor: 'accent.solid',
        color: 'accent.contrast',
        _hover: { backgroundColor: 'fg', color: 'bg' },
      },
      /* The header's button. */
      subtle: {
        minHeight: '46px',
        padding: '6px 20px',
        fontSize: 'sm',
        backgroundColor: 'fg',
        color: 'bg',
        _hover: { backgroundColor: 'fg.muted' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
})
