import { defineSlotRecipe } from '@chakra-ui/react'

/** Browsers in which CSS keeps the disclosure open; the others show its summary. */
const keptOpen = '@supports selector(::details-content)'

/** Height of the closed list without its borders: that of its one line of text, or of a comfortable target. */
export const SUMMARY_HEIGHT = 'max(60px,1.6875rem + 16px)'

/** Where there is room for text below the list, it sticks below the bar and opens over the text. */
const overText = '@media screen and (min-width: 16em) and (max-width: 63.999em) and (min-height: 30em)'

/** The link to a section. */
const ENTRY = '& a'

/** An article's contents list: a disclosure, or a separate column if the window is wide enough. */
export const contentsListRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'details', 'summary', 'count', 'list'],
  base: {
    root: {
      marginBottom: '10',
      borderBlockWidth: '1px',
      lg: {
        position: 'sticky',
        top: '[100px]',
        gridColumn: '1/4',
        maxHeight: '[calc(100vh - 100px)]',
        // Room for focus rings, and for the fade.
        margin: '-1',
        padding: '1',
        paddingBottom: '11',
        borderBlockWidth: '0',
        overflow: 'auto',
        // The title covers the top, and the bottom fades to show that the list scrolls.
        scrollPaddingTop: '[3rem]',
        scrollPaddingBottom: '14',
        maskImage: 'linear-gradient(to top,transparent,#000 {spacing.11})',
        scrollbarWidth: '[thin]',
      },
      [overText]: { _hydrated: { position: 'sticky', top: '[{sizes.bar}]', zIndex: 'docked', backgroundColor: 'bg' } },
      _print: { display: 'none' },
    },
    title: {
      display: 'none',
      lg: {
        [keptOpen]: {
          display: 'block',
          position: 'sticky',
          top: '-1',
          zIndex: 'docked',
          paddingBottom: '2.5',
          backgroundColor: 'bg',
          fontSize: 'sm',
          fontWeight: 'bold',
        },
      },
    },
    details: {
      '--arrow': 'translateY(-3px) rotate(45deg)',
      _open: { '--arrow': 'translateY(3px) rotate(225deg)' },
      lg: { [keptOpen]: { '&::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' } } },
    },
    summary: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '1.5',
      minHeight: `[${SUMMARY_HEIGHT}]`,
      paddingBlock: '2',
      // The focus ring is inside: the bar would cut it off.
      outlineOffset: '-3px',
      fontSize: 'lg',
      fontWeight: 'bold',
      lineHeight: 'moderate',
      letterSpacing: 'tight',
      listStyle: 'none',
      cursor: 'button',
      '&::-webkit-details-marker': { display: 'none' },
      _after: {
        content: '""',
        boxSize: '3',
        marginInlineEnd: '1.5',
        borderWidth: '[0 2px 2px 0]',
        borderColor: 'current',
        transform: 'var(--arrow)',
      },
      lgDown: { marginInline: '-1.5', paddingInline: '1.5' },
      lg: { [keptOpen]: { display: 'none' } },
    },
    count: { fontSize: 'sm', fontWeight: 'medium', letterSpacing: 'normal', color: 'fg.muted' },
    list: {
      paddingBottom: '4',
      lg: { padding: '0', borderInlineStartWidth: '1px' },
      [overText]: {
        _hydrated: {
          position: 'absolute',
          insetInline: '-1.5',
          top: '[100%]',
          maxHeight: '[calc(100svh - {sizes.bar} - 100%)]',
          paddingInline: '1.5',
          borderBottomWidth: '1px',
          backgroundColor: 'bg',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
      // The entries, which are plain: see ContentsList.
      [ENTRY]: {
        display: 'flex',
        alignItems: 'center',
        minHeight: '11',
        paddingBlock: '1',
        // The focus ring is inside: the list would cut it off.
        outlineOffset: '-3px',
        lineHeight: 'shorter',
        fontVariantNumeric: 'tabular-nums',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline 2px' },
        // The number is to the left of the title, by the widths of digits, dot and space.
        textIndent: '[-1.054em]',
        '&[data-digits]': { textIndent: '[-1.623em]' },
        lgDown: { marginInline: '-1.5', paddingInlineStart: '[2.625rem]', paddingInlineEnd: '1.5' },
        lg: {
          paddingInlineStart: '[3.25rem]',
          fontSize: 'sm',
          color: 'fg.muted',
          _currentSection: { color: 'fg', fontWeight: 'bold', boxShadow: '[inset 3px 0 {colors.accent.solid}]' },
        },
      },
    },
  },
})
