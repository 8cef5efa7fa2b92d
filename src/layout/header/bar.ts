import type { Style } from '../../theme/style'

/** The row of brand and button: the same in the header and in the open menu. */
export const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 'var(--bar)',
  flexWrap: 'wrap',
} as const satisfies Style
