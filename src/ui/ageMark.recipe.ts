import { defineRecipe } from '@chakra-ui/react'

/** The 18+ ring: 44 px, or 68 px in size `lg`, at the default text size. */
export const ageMarkRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    border: '2.5px solid currentColor',
    borderRadius: 'full',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: '760',
    letterSpacing: '-.03em',
    lineHeight: '1',
    _highContrast: { borderColor: 'ButtonText' },
  },
  variants: {
    size: { lg: { width: '4.25rem', height: '4.25rem', borderWidth: '3px', fontSize: '1.375rem' } },
  },
})
