import { defineRecipe } from '@chakra-ui/react'

/**
 * Buttons, and links styled as buttons, with those of Chakra's variants and sizes that are in use. Text on
 * `colorPalette="accent"` has enough contrast only if it is large (docs/design.md section 1): size `lg`.
 */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    minWidth: '11',
    maxWidth: 'full',
    gap: '2.5',
    border: '2px solid transparent',
    borderRadius: 'l2',
    fontWeight: '720',
    fontStretch: '104%',
    letterSpacing: '-.015em',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'button',
    transition: 'background-color {durations.fast} linear,color {durations.fast} linear',
    _active: { translate: '0 2px' },
    _highContrast: { border: '2px solid ButtonText' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: {
        backgroundColor: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { backgroundColor: 'fg', color: 'bg' },
      },
      outline: {
        borderColor: 'border.emphasized',
        color: 'colorPalette.fg',
        _hover: { backgroundColor: 'colorPalette.subtle' },
      },
    },
    size: {
      sm: { minHeight: '11', paddingInline: '3.5', borderWidth: '1.5px', fontSize: 'sm' },
      md: { minHeight: '46px', padding: '6px 20px', fontSize: 'sm' },
      lg: { minHeight: '60px', padding: '8px 34px', fontSize: '1.1875rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
