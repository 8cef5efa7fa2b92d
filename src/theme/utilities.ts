import type { SystemConfig } from '@chakra-ui/react'

const color = { values: 'colors' } as const

/** Which style properties read which tokens. Everything else is plain CSS. */
export const utilities: NonNullable<SystemConfig['utilities']> = {
  color,
  backgroundColor: color,
  borderColor: color,
  borderTopColor: color,
  borderBottomColor: color,
  outlineColor: color,
  textDecorationColor: color,
  fill: color,
  stroke: color,
  background: color,
  boxShadow: { values: 'shadows' },
  fontFamily: { values: 'fonts' },
  fontSize: { values: 'fontSizes' },
}
