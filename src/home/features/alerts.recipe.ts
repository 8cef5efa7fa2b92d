import { defineStyle } from '@chakra-ui/react'

/** Messages of the day, the latest marked. */
export const alerts = defineStyle({
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 14px',
    padding: '16px 18px',
    borderRadius: 'l2',
    backgroundColor: 'bg',
    lineHeight: '1.35',
    _highContrast: { border: '1px solid CanvasText' },
  },
  '& li + li': { marginTop: '1.5' },
  '& li:first-of-type': { boxShadow: 'inset 4px 0 0 {colors.accent.solid}' },
  '& time': { color: 'fg.muted', fontSize: 'sm', fontFeatureSettings: '"tnum"' },
  '& p': { flex: '1 1 8.5rem', color: 'fg.muted', fontSize: 'sm' },
  '& b': { display: 'block', color: 'fg', fontSize: 'md' },
})
