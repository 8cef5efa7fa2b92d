import { defineSlotRecipe } from '@chakra-ui/react'

/** Names, each with a large link or a text, in boxes side by side. */
export const boxesRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'label', 'link'],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
    },
    item: {
      // The values in a row are aligned, even if one of their labels has two lines.
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      rowGap: '1',
      paddingBlock: '4',
      paddingInline: '5',
      borderRadius: 'l3',
      backgroundColor: 'bg.subtle',
      _highContrast: { borderWidth: '2px' },
      _print: { breakInside: 'avoid' },
    },
    label: { fontSize: 'sm', color: 'fg.muted' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '11',
      fontWeight: 'bold',
      letterSpacing: 'tight',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline 2px' },
    },
  },
  variants: {
    size: {
      sm: { link: { fontSize: 'lg' } },
      md: { link: { fontSize: '[min({fontSizes.2xl},14vw)]' } },
    },
  },
  defaultVariants: { size: 'md' },
})
