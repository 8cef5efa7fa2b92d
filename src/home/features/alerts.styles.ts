import { defineStyle } from '@chakra-ui/react'

/** Messages of the day, the latest marked. */
export const alerts = defineStyle({
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 14px',
    padding: '16px 18px',
    borderRadius: 'md',
    backgroundColor: 'bg',
    lineHeight: '1.35',
    _highContrast: { border: '1px solid CanvasText' },
  },
  '& li + li': { marginTop: '1.5' },
  '& li:first-of-type': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
  '& time': { color: 'fg.2', fontSize: 'label', fontStretch: '86%', fontFeatureSettings: '"tnum"' },
  '& p': { flex: '1 1 8.5rem', color: 'fg.2', fontSize: 'label' },
  '& b': { display: 'block', color: 'fg', fontSize: 'body' },
})
