import filmDark from '../../assets/img/strip-dark-m.avif'
import filmLight from '../../assets/img/strip-light-m.avif'
import { defineSlotRecipe } from '../../theme/defineRecipe'
import { bar } from '../header/bar'
import { menuLink } from './menuLinks'

const filmHeight = 'clamp(120px,24vh,208px)'

/** The open menu, over the whole window. Part of the drawer's own chunk. */
export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: ['positioner', 'content', 'bar', 'nav', 'link', 'film', 'note', 'phone'],
  base: {
    positioner: { position: 'fixed', inset: 0, zIndex: '60' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlock: '88px 24px',
      color: 'fg',
      backgroundColor: 'bg',
      outline: 'none',
    },
    bar: {
      ...bar,
      // As wide as the bar behind it, so that Close is at the position of Menu; the scroll lock sets the variable.
      width: 'calc(100vw - var(--scrollbar-width,0px))',
      padding: '0 var(--margin)',
      position: 'sticky',
      top: 0,
      zIndex: '1',
      flex: 'none',
      backgroundColor: 'bg',
      borderBottom: '1px solid {colors.rule}',
    },
    nav: { flex: 'none', display: 'flex', flexDirection: 'column', gap: '24px', padding: '12px 0 28px' },
    link: menuLink,
    film: {
      flex: 'none',
      position: 'relative',
      height: filmHeight,
      marginTop: 'auto',
      background: `url(${filmLight}) calc(100% - 26vw) 0/auto 100% no-repeat,{gradients.film}`,
      '@media (prefers-color-scheme: dark)': {
        background: `url(${filmDark}) calc(100% - 26vw) 0/auto 100% no-repeat,{gradients.film}`,
      },
      forcedColorAdjust: 'none',
      // In a low window the helpline is more important than the picture.
      '@media (max-height: 41em)': { display: 'none' },
      '&::after': {
        content: '""',
        position: 'absolute',
        top: 0,
        bottom: 0,
        right: '26vw',
        width: '2px',
        marginRight: `calc(${filmHeight}*.0429 - 1px)`,
        backgroundColor: 'accent',
      },
    },
    note: {
      flex: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px 12px',
      padding: '20px 0',
      fontSize: 'label',
      color: 'fg.2',
    },
    phone: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: 'fg', fontWeight: '650' },
  },
})
