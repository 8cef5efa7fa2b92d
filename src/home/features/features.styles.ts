import { defineSlotRecipe } from '../../theme/defineRecipe'
import { desktop, tablet } from '../../theme/media'

/** The cards on a grid of 12. */
export const featuresRecipe = defineSlotRecipe({
  className: 'features',
  slots: ['root', 'symbols', 'cards', 'note'],
  base: {
    root: { paddingTop: 'var(--sec)' },
    symbols: { position: 'absolute' },
    cards: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: '8px',
      marginTop: 'clamp(40px,5vw,72px)',
      [tablet]: { gridTemplateColumns: 'repeat(12,minmax(0,1fr))' },
    },
    note: { marginTop: '20px' },
  },
})

/** A card. Inside it sizes follow the card (`cqi`), not the window. */
export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'text'],
  base: {
    root: {
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      gap: '32px',
      minWidth: '0',
      padding: '28px 24px',
      borderRadius: '10px',
      backgroundColor: 'bg.2',
      color: 'fg',
      [tablet]: { gridColumn: '1/-1', padding: '32px' },
      [desktop]: { gap: '48px', padding: '40px' },
      '@media (forced-colors: active)': { border: '2px solid ButtonText' },
      '@media print': { breakInside: 'avoid', padding: '5mm', border: '1px solid {colors.rule}' },
    },
    text: { maxWidth: '30em', marginTop: '10px' },
  },
  variants: {
    card: {
      predictions: { root: { [desktop]: { gridColumn: 'span 7' } } },
      live: { root: { [tablet]: { gridColumn: 'span 6' }, [desktop]: { gridColumn: 'span 5' } } },
      analytics: { root: { [tablet]: { gridColumn: 'span 6' }, [desktop]: { gridColumn: 'span 5' } } },
      insights: {
        root: {
          '--f-colors-fg': '{colors.inv.fg}',
          '--f-colors-fg-2': '{colors.inv.fg2}',
          '--f-colors-rule': '{colors.inv.rule}',
          '--f-colors-focus': '{colors.inv.fg}',
          backgroundColor: 'inv.bg',
          [desktop]: { gridColumn: 'span 7' },
        },
      },
      shape: { root: { [desktop]: { gridColumn: 'span 8' } } },
      alerts: { root: { [desktop]: { gridColumn: 'span 4' } } },
    },
  },
})
