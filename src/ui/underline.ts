/** The underline of a link on hover. */
export const underline = {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
} as const
