import { defineSlotRecipe } from '../../theme/defineRecipe'
import { tablet } from '../../theme/media'

/** Two bars become a cross. */
const upper = { transform: 'translateY(4px) rotate(45deg)' }
const lower = { transform: 'translateY(-4px) rotate(-45deg)' }

/** Menu in the bar, and Close in the drawer at the same place. */
export const menuButtonRecipe = defineSlotRecipe({
  className: 'menu-button',
  slots: ['root', 'icon', 'upper', 'lower'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '48px',
      marginRight: '-12px',
      padding: '0 12px 0 16px',
      border: '0',
      background: 'none',
      color: 'inherit',
      fontFamily: 'inherit',
      fontSize: 'min(1.0625rem,8.4vw)',
      fontWeight: '650',
      cursor: 'pointer',
    },
    icon: {
      width: '26px',
      height: '26px',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '2.4',
      '& path': { transition: 'transform .22s var(--ease)', transformOrigin: '12px 12px' },
    },
  },
  variants: {
    place: {
      bar: {
        root: {
          [tablet]: { display: 'none' },
          // Without popovers the list is a second row of the bar.
          '@supports not selector(:popover-open)': { display: 'none' },
          '@media print': { display: 'none' },
        },
        upper: { 'header:has(nav:popover-open) &': upper },
        lower: { 'header:has(nav:popover-open) &': lower },
      },
      drawer: { upper, lower },
    },
  },
})
