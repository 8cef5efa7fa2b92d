import { defineSlotRecipe } from '@chakra-ui/react'
import { figure } from './figure'

/** Messages of the day, the latest marked. */
export const alertsRecipe = defineSlotRecipe({
  className: 'alerts',
  slots: ['root', 'alert', 'time', 'text', 'kind'],
  base: {
    root: figure,
    alert: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '2px 14px',
      padding: '16px 18px',
      borderRadius: 'md',
      backgroundColor: 'bg',
      lineHeight: '1.35',
      '& + &': { marginTop: '1.5' },
      '&:first-of-type': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
      _highContrast: { border: '1px solid CanvasText' },
    },
    time: { color: 'fg.2', fontSize: 'label', fontStretch: '86%', fontFeatureSettings: '"tnum"' },
    text: { flex: '1 1 8.5rem', color: 'fg.2', fontSize: 'label' },
    kind: { display: 'block', color: 'fg', fontSize: 'body' },
  },
})
