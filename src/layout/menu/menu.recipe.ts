import { defineSlotRecipe } from '@chakra-ui/react'
import photoFinishDark from '../../assets/img/strip-dark-m.avif'
import photoFinishLight from '../../assets/img/strip-light-m.avif'

const height = 'clamp(120px,24vh,208px)'
const strip = (picture: string) =>
  `[url(${picture}) calc(100% - 26vw) 0/auto 100% no-repeat,var(--photo-finish)]` as const

/** What is in the open menu; Chakra's drawer around it has a recipe in the theme. */
export const menuRecipe = defineSlotRecipe({
  slots: ['nav', 'link', 'photoFinish', 'line', 'help', 'age'],
  base: {
    nav: { display: 'flex', flexDirection: 'column', gap: '6' },
    /** Also for the links of the header while they are in the popover. */
    link: {
      display: 'flex',
      minHeight: '[88px]',
      borderBottomWidth: '1px',
      textStyle: 'menuLink',
      _hover: { textDecoration: 'none' },
      _currentPage: {
        borderInlineStartWidth: '4px',
        borderInlineStartColor: 'accent.solid',
        paddingInlineStart: '3.5',
      },
    },
    /** The photo-finish camera's picture. In a short window, the helplines are more important. */
    photoFinish: {
      flex: 'none',
      position: 'relative',
      height: `[${height}]`,
      marginTop: 'auto',
      background: { base: strip(photoFinishLight), _dark: strip(photoFinishDark) },
      forcedColorAdjust: 'none',
      '@media (max-height: 41em)': { display: 'none' },
    },
    line: {
      position: 'absolute',
      insetY: '0',
      right: '[26vw]',
      width: '[2px]',
      marginInlineEnd: `[calc(${height}*.0429 - 1px)]`,
      backgroundColor: 'accent.solid',
      boxShadow: '[0 0 0 2px {colors.bg}]',
    },
    help: { display: 'grid', gap: '2', paddingBlock: '5' },
    age: { display: 'flex', alignItems: 'center', gap: '3', fontSize: 'sm', color: 'fg.muted' },
  },
})
