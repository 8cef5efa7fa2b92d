/** Under a link while it is pointed at. */
export const underline = {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
} as const
