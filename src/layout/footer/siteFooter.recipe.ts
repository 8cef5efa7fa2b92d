import type { SystemStyleObject } from '@chakra-ui/react'

/** The footer of every page. It is dark in both color schemes, so it redefines the colors that its parts use. */
export const siteFooter = {
  root: {
    backgroundColor: 'bg.dark',
    color: 'fg.onDark',
    '--f-colors-fg': '{colors.fg.onDark}',
    '--f-colors-fg-muted': '{colors.fg.onDark.muted}',
    '--f-colors-border': '{colors.border.onDark}',
    _highContrast: { borderTop: '2px solid CanvasText' },
    _print: { breakInside: 'avoid' },
  },
  grid: {
    gap: { base: '7', md: '10' },
    paddingBlock: { base: '{spacing.10} {spacing.6}', md: '{spacing.16} {spacing.6}' },
    lg: { columnGap: '{spacing.gutter}' },
    _print: { gap: '6mm', paddingBlock: '0' },
  },
  nav: { lg: { gridColumn: '1/5', gridRow: 2, alignSelf: 'end', marginBottom: '-1.5' }, _print: { display: 'none' } },
  link: {
    minWidth: '11',
    fontWeight: '620',
    '&[aria-current]': { boxShadow: 'inset 0 -3px 0 {colors.accent.solid}' },
  },
  help: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    // Large text on a phone: the heading is below the mark.
    '@media (max-width: 12.5em)': { gridTemplateColumns: '1fr' },
    alignItems: 'center',
    gap: { base: '12px 14px', md: '6px 20px' },
    lg: { gridColumn: '6/13', gridRow: '1/3' },
    _print: { borderTop: '1px solid {colors.border}', paddingTop: '6mm' },
  },
  copyright: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '6px 40px',
    paddingTop: '6',
    borderTop: '1px solid {colors.border}',
    fontSize: 'sm',
    color: 'fg.muted',
    lg: { gridColumn: '1/-1' },
  },
} satisfies Record<string, SystemStyleObject>
