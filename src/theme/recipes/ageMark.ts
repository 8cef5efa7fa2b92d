/** The 18+ ring: 44 px, 68 px large. Spread into the recipe of the region that shows it. */
export const ageMark = {
  '& .age': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '44px',
    height: '44px',
    border: '2.5px solid currentColor',
    borderRadius: '50%',
    color: 'fg',
    fontSize: 'label',
    fontWeight: '760',
    letterSpacing: '-.03em',
    lineHeight: '1',
    '@media (forced-colors: active)': { borderColor: 'ButtonText' },
  },
  '& .age-large': { width: '68px', height: '68px', borderWidth: '3px', fontSize: '1.375rem' },
} as const
