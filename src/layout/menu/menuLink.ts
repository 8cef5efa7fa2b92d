import { defineStyle } from '@chakra-ui/react'

/** A large link of the menu, as drawer and as popover. */
export const menuLink = defineStyle({
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
  '&[aria-current]': { boxShadow: 'inset 4px 0 0 {colors.accent}', paddingLeft: '4.5' },
})
