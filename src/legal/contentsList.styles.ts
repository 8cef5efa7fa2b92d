import { defineSlotRecipe } from '../theme/defineRecipe'
import { desktop } from '../theme/media'
import { textPart } from '../theme/textPart'
import { underline } from '../ui/underline'

/** CSS keeps the disclosure open; browsers without `::details-content` keep the summary. */
const open = '@supports selector(::details-content)'

/** The contents of a legal page: a disclosure, until the window has room for a column of its own. */
export const contentsListRecipe = defineSlotRecipe({
  className: 'contents',
  slots: ['root', 'title', 'details', 'summary', 'count', 'list', 'link', 'number', 'name'],
  base: {
    root: {
      marginBottom: '40px',
      borderBlock: '1px solid {colors.rule}',
      [desktop]: {
        position: 'sticky',
        top: '100px',
        gridColumn: '1/4',
        maxHeight: 'calc(100vh - 120px)',
        margin: '-3px',
        padding: '3px',
        border: 0,
        overflow: 'auto',
        scrollbarWidth: 'thin',
        scrollbarColor: '{colors.rule.2} transparent',
      },
      '@media print': { display: 'none' },
    },
    title: {
      display: 'none',
      [desktop]: { [open]: { display: 'block', paddingBottom: '10px', fontSize: 'label', fontWeight: '700' } },
    },
    details: {
      [desktop]: {
        [open]: { '&::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' } },
      },
    },
    summary: {
      display: 'grid',
      /* The first column has the same width in any font, so that nothing moves when the web font is loaded. */
      gridTemplateColumns: 'minmax(4.5em,auto) 1fr auto',
      alignItems: 'center',
      gap: '6px',
      minHeight: '60px',
      paddingBlock: '8px',
      fontSize: '1.1875rem',
      fontWeight: '700',
      letterSpacing: '-.02em',
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': {
        content: '""',
        width: '12px',
        height: '12px',
        marginRight: '6px',
        border: 'solid currentColor',
        borderWidth: '0 2.5px 2.5px 0',
        transform: 'translateY(-3px) rotate(45deg)',
        transition: 'transform .2s var(--ease)',
      },
      'details[open] > &::after': { transform: 'translateY(3px) rotate(225deg)' },
      [desktop]: { [open]: { display: 'none' } },
    },
    count: { fontSize: 'label', fontWeight: '480', letterSpacing: '0', color: 'fg.2' },
    list: {
      paddingBottom: '16px',
      [desktop]: {
        position: 'relative',
        padding: 0,
        borderLeft: '1px solid {colors.rule}',
        /* The marker of the current section. */
        '&::before': {
          content: '""',
          position: 'absolute',
          left: '-2px',
          top: 0,
          width: '4px',
          height: 'var(--size,44px)',
          backgroundColor: 'accent',
          transform: 'translateY(var(--at,0))',
          transition: 'transform .25s var(--ease)',
          '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
        },
      },
    },
    link: {
      display: 'grid',
      gridTemplateColumns: '2.25rem 1fr',
      alignItems: 'center',
      minHeight: '44px',
      paddingBlock: '4px',
      fontSize: 'body',
      lineHeight: '1.25',
      textDecoration: 'none',
      '&:hover': underline,
      [desktop]: {
        gridTemplateColumns: '2rem 1fr',
        paddingLeft: '16px',
        fontSize: 'label',
        color: 'fg.2',
        '&:focus-visible': { outlineOffset: '-3px' },
        '&[aria-current]': { color: 'fg', fontWeight: '740' },
      },
    },
    number: {
      ...textPart,
      fontFeatureSettings: '"tnum"',
      fontWeight: '700',
      fontStretch: '88%',
      color: 'fg.3',
      [desktop]: { '[aria-current] > &': { color: 'fg' } },
    },
    name: textPart,
  },
})
