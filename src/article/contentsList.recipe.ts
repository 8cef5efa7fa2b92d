import { defineSlotRecipe } from '@chakra-ui/react'

/** Browsers in which CSS keeps the disclosure open; the others show its summary. */
const keptOpen = '@supports selector(::details-content)'

/** Height of the closed list without its borders: that of its one line of text, or of a comfortable target. */
export const SUMMARY_HEIGHT = 'max(60px,1.85rem + 16px)'

/** Where there is room for text below the list, it sticks below the bar and opens over the text. */
const overText = '@media screen and (min-width: 16em) and (max-width: 63.999em) and (min-height: 30em)'

/** An article's contents list: a disclosure, or a separate column if the window is wide enough. */
export const contentsListRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'details', 'summary', 'count', 'list', 'entry'],
  base: {
    root: {
      marginBottom: '10',
      borderBlock: '1px solid {colors.border}',
      lg: {
        position: 'sticky',
        top: '100px',
        gridColumn: '1/4',
        maxHeight: 'calc(100vh - 100px)',
        margin: '-3px',
        padding: '3px 3px 44px',
        border: '0',
        overflow: 'auto',
        // The title covers the top, and the bottom fades to show that the list scrolls.
        scrollPaddingBlock: '3rem 52px',
        maskImage: 'linear-gradient(to top,transparent,#000 44px)',
        scrollbarWidth: 'thin',
      },
      [overText]: {
        '[data-hydrated] &': { position: 'sticky', top: '{sizes.bar}', zIndex: 'docked', backgroundColor: 'bg' },
      },
      _print: { display: 'none' },
    },
    title: {
      display: 'none',
      lg: {
        [keptOpen]: {
          display: 'block',
          position: 'sticky',
          top: '-3px',
          zIndex: '1',
          paddingBottom: '2.5',
          backgroundColor: 'bg',
          fontSize: 'sm',
          fontWeight: '700',
        },
      },
    },
    details: {
      lg: { [keptOpen]: { '&::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' } } },
    },
    summary: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '1.5',
      minHeight: SUMMARY_HEIGHT,
      paddingBlock: '2',
      // The focus ring is inside: the bar would cut it off.
      outlineOffset: '-3px',
      fontSize: '1.1875rem',
      fontWeight: '700',
      letterSpacing: '-.02em',
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      _after: {
        content: '""',
        boxSize: '12px',
        marginInlineEnd: '1.5',
        border: 'solid currentColor',
        borderWidth: '0 2.5px 2.5px 0',
        transform: 'translateY(-3px) rotate(45deg)',
        '[open] > &': { transform: 'translateY(3px) rotate(225deg)' },
      },
      lgDown: { marginInline: '-6px', paddingInline: '6px' },
      lg: { [keptOpen]: { display: 'none' } },
    },
    count: { fontSize: 'sm', fontWeight: '480', letterSpacing: '0', color: 'fg.muted' },
    list: {
      paddingBottom: '4',
      lg: { padding: '0', borderInlineStart: '1px solid {colors.border}' },
      [overText]: {
        '[data-hydrated] &': {
          position: 'absolute',
          insetInline: '-6px',
          top: '100%',
          maxHeight: 'calc(100svh - {sizes.bar} - 100%)',
          paddingInline: '6px',
          borderBottom: '1px solid {colors.border}',
          backgroundColor: 'bg',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
    entry: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      paddingBlock: '1',
      // The focus ring is inside: the list would cut it off.
      outlineOffset: '-3px',
      lineHeight: '1.25',
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'none',
      // The number is to the left of the title, by the widths of digits, dot and space.
      '--number': '2.25rem',
      _hover: { textDecoration: 'underline 2px' },
      lgDown: { marginInline: '-6px', paddingInlineStart: 'calc(var(--number) + 6px)', paddingInlineEnd: '6px' },
      lg: {
        paddingInlineStart: 'calc(var(--number) + 1rem)',
        fontSize: 'sm',
        color: 'fg.muted',
        '&[aria-current]': { color: 'fg', fontWeight: '740', boxShadow: 'inset 3px 0 {colors.accent.solid}' },
      },
    },
  },
  variants: {
    digits: { 1: { entry: { textIndent: '-1.054em' } }, 2: { entry: { textIndent: '-1.623em' } } },
  },
})
