/** Brand, Menu and Close: the same in the bar and in the open menu. */
export const barParts = {
  '& .bar': { display: 'flex', alignItems: 'center', gap: '8px', minHeight: 'var(--bar)', flexWrap: 'wrap' },
  '& .brand': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    marginRight: 'auto',
    // Brand and Menu share one line down to 320 px with doubled text: a taller bar would cover what jumps land on.
    fontSize: 'min(1.3125rem,6.2vw)',
    fontWeight: '780',
    fontStretch: '112%',
    letterSpacing: '-.05em',
    textDecoration: 'none',
  },
  '& .mark': { width: '26px', height: '26px' },
  '& .mark-line': { fill: 'accent', '@media (forced-colors: active)': { fill: 'Highlight' } },
  '& .menu-button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '48px',
    marginRight: '-12px',
    padding: '0 12px 0 16px',
    border: '0',
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'min(1.0625rem,8.4vw)',
    fontWeight: '650',
    cursor: 'pointer',
    '& svg': { width: '26px', height: '26px', fill: 'none', stroke: 'currentColor', strokeWidth: '2.4' },
    '& path': { transition: 'transform .22s var(--ease)', transformOrigin: '12px 12px' },
  },
} as const

/** The large links of the menu, as drawer and as popover. */
export const menuLinks = {
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '88px',
    borderBottom: '1px solid {colors.rule}',
    fontSize: 'clamp(2.75rem,14vw,4rem)',
    fontWeight: '760',
    fontStretch: '112%',
    letterSpacing: '-.055em',
    lineHeight: '1',
    textDecoration: 'none',
  },
  '& li a[aria-current]': { boxShadow: 'inset 4px 0 0 {colors.accent}', paddingLeft: '18px' },
} as const
