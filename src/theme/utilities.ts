import type { SystemConfig } from '@chakra-ui/react'

type Utilities = NonNullable<SystemConfig['utilities']>

/** Properties that read one category of tokens, each with its shorthand. */
const reading = (values: string, properties: Readonly<Record<string, string | undefined>>): Utilities =>
  Object.fromEntries(
    Object.entries(properties).map(([property, shorthand]) => [property, { values, ...(shorthand && { shorthand }) }]),
  ) as Utilities

/** Which style props read which tokens, with the shorthands that Chakra's documentation names. All else is plain CSS. */
export const utilities: Utilities = {
  ...reading('colors', {
    color: undefined,
    background: 'bg',
    backgroundColor: 'bgColor',
    borderColor: undefined,
    textDecorationColor: undefined,
    fill: undefined,
    stroke: undefined,
  }),
  ...reading('spacing', {
    margin: 'm',
    marginTop: 'mt',
    marginRight: 'mr',
    marginBottom: 'mb',
    marginLeft: 'ml',
    marginInline: 'mx',
    marginBlock: 'my',
    padding: 'p',
    paddingTop: 'pt',
    paddingRight: 'pr',
    paddingBottom: 'pb',
    paddingLeft: 'pl',
    paddingInline: 'px',
    paddingBlock: 'py',
    gap: undefined,
    rowGap: undefined,
    columnGap: undefined,
    inset: undefined,
    top: undefined,
    right: undefined,
    bottom: undefined,
    left: undefined,
  }),
  ...reading('sizes', {
    width: 'w',
    height: 'h',
    minWidth: 'minW',
    minHeight: 'minH',
    maxWidth: 'maxW',
    maxHeight: 'maxH',
  }),
  ...reading('radii', { borderRadius: 'rounded' }),
  ...reading('shadows', { boxShadow: 'shadow' }),
  ...reading('fonts', { fontFamily: undefined }),
  ...reading('fontSizes', { fontSize: undefined }),
  ...reading('zIndex', { zIndex: undefined }),
  position: { shorthand: 'pos' },
  // Safari knows the prefixed property alone.
  userSelect: { transform: (value) => ({ WebkitUserSelect: value, userSelect: value }) },
  // Chrome before 136 knows the prefixed property alone.
  printColorAdjust: { transform: (value) => ({ WebkitPrintColorAdjust: value, printColorAdjust: value }) },
}
