import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { buttonRecipe } from './button'
import { cardRecipe } from './card'
import { drawerRecipe } from './drawer'
import { headingRecipe } from './heading'

/**
 * The recipes of the Chakra components in use, by Chakra's names: Chakra's own, from `@chakra-ui/react/theme`, or ours.
 * Our own components have their styles beside them.
 */
export const recipes = {
  button: buttonRecipe,
  /** As wide as the page's content: the window minus its margins. */
  container: defineRecipe({ base: { width: '[min({sizes.8xl},100% - 2*{spacing.margin})]', marginInline: 'auto' } }),
  heading: headingRecipe,
  /** In a sentence as the global styles draw it; `plain` is for lists of links. */
  link: defineRecipe({
    variants: {
      variant: {
        underline: {},
        plain: {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: '11',
          textDecoration: 'none',
          _hover: { textDecoration: 'underline 2px' },
        },
      },
    },
  }),
  /** Above the window until focused, then over the sticky header. */
  skipNavLink: defineRecipe({
    base: {
      position: 'fixed',
      insetInlineStart: 'margin',
      top: '3',
      zIndex: 'skipNav',
      paddingBlock: '3.5',
      paddingInline: '5',
      fontWeight: 'semibold',
      backgroundColor: 'fg',
      color: 'bg',
      // The focus ring is visible on any background: `bg` inside, `fg` outside.
      boxShadow: '[0 0 0 3px {colors.bg}]',
      transform: 'translateY(calc(-100% - 24px))',
      userSelect: 'none',
      _focus: { transform: 'none' },
      _print: { display: 'none' },
    },
  }),
}

export const slotRecipes = {
  card: cardRecipe,
  dataList: defineSlotRecipe({ slots: ['root', 'item', 'itemLabel', 'itemValue'] }),
  drawer: drawerRecipe,
  list: defineSlotRecipe({
    slots: ['root', 'item', 'indicator'],
    variants: { variant: { marker: { root: { listStyle: 'revert', paddingInlineStart: '5' } }, plain: {} } },
    defaultVariants: { variant: 'marker' },
  }),
}
