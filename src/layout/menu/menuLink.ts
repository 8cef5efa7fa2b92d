import { defineStyle } from '@chakra-ui/react'

/** A link in the menu or the bar. */
export const barLink = { display: 'flex', alignItems: 'center', textDecoration: 'none' } as const

/** Its look in the menu, both drawer and popover. */
export const menuLink = defineStyle({
  minHeight: '88px',
  borderBottom: '1px solid {colors.border}',
  fontSize: 'min(max(2.75rem,14vw),4rem,22vw)',
  fontWeight: '760',
  fontStretch: '112%',
  letterSpacing: '-.055em',
  lineHeight: '1',
  '&[aria-current]': { boxShadow: 'inset 4px 0 0 {colors.accent.solid}', paddingLeft: '4.5' },
})
