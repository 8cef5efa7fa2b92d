import { defineSlotRecipe } from '@chakra-ui/react'

/** The footer of every page. */
export const siteFooterRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'brand', 'nav', 'link', 'help', 'copyright'],
  base: {
    root: {
      backgroundColor: 'bg',
      color: 'fg',
      _highContrast: { borderTopWidth: '2px' },
      _print: { breakInside: 'avoid' },
    },
    grid: {
      gap: { base: '7', md: '10' },
      columnGap: { lg: 'gutter' },
      paddingTop: { base: '10', md: '16' },
      paddingBottom: '6',
      _print: { gap: '[6mm]', paddingBlock: '0' },
    },
    brand: { gridColumn: { lg: '1/5' }, paddingTop: { lg: '3' }, _print: { display: 'none' } },
    nav: {
      gridColumn: { lg: '1/5' },
      gridRow: { lg: '2' },
      alignSelf: { lg: 'end' },
      marginBottom: { lg: '-1.5' },
      _print: { display: 'none' },
    },
    link: {
      minWidth: '11',
      fontWeight: 'semibold',
      _currentPage: { boxShadow: '[inset 0 -3px 0 {colors.accent.solid}]' },
    },
    help: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      // Large text on a phone: the heading is below the mark.
      '@media (max-width: 12.5em)': { gridTemplateColumns: '1fr' },
      alignItems: 'center',
      rowGap: { base: '3', md: '1.5' },
      columnGap: { base: '3.5', md: '5' },
      gridColumn: { lg: '6/13' },
      gridRow: { lg: '1/3' },
      _print: { borderTopWidth: '1px', paddingTop: '[6mm]' },
    },
    copyright: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      rowGap: '1.5',
      columnGap: '10',
      gridColumn: { lg: '1/-1' },
      paddingTop: '6',
      borderTopWidth: '1px',
      fontSize: 'sm',
      color: 'fg.muted',
    },
  },
})
