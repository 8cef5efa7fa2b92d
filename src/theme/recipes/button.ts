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
    borderWidth: '2px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    fontWeight: 'bold',
    fontStretch: '104%',
    letterSpacing: 'tight',
    lineHeight: 'shorter',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'button',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _active: { translate: '0 2px' },
    _highContrast: { borderColor: '[ButtonText]' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: {
        backgroundColor: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: {
          backgroundColor: 'fg',
          color: 'bg',
          _highContrast: { backgroundColor: '[Highlight]', color: '[HighlightText]' },
        },
        _highContrast: { forcedColorAdjust: 'none', backgroundColor: '[ButtonText]', color: '[ButtonFace]' },
        _focusVisible: { _highContrast: { outlineColor: '[Highlight]' } },
      },
      outline: {
        borderColor: 'fg',
        color: 'colorPalette.fg',
        _hover: { backgroundColor: 'colorPalette.subtle' },
      },
    },
    size: {
      sm: { minHeight: '11', paddingInline: '3.5', borderWidth: '[1.5px]', fontSize: 'sm' },
      md: { minHeight: '12', paddingBlock: '1.5', paddingInline: '5', fontSize: 'sm' },
      lg: { minHeight: '14', paddingBlock: '2', paddingInline: '8', fontSize: 'xl' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
