import { chakra } from '@chakra-ui/react'
import { popoverLeft, withPopover } from '../header/siteHeader.recipe'

/** The Menu button of the header, and the Close button of the drawer in the same position. */
export const BarButton = chakra('button', {
  base: {
    display: 'none',
    minHeight: '11',
    marginInlineEnd: '-12px',
    paddingInline: '3',
    fontWeight: '650',
    lineHeight: 'normal',
    cursor: 'pointer',
    mdDown: { [withPopover]: { display: 'block' } },
    _print: { display: 'none' },
  },
  variants: {
    /** Which of two buttons is shown after focus has left the open popover. */
    whenLeft: {
      shown: { mdDown: { [withPopover]: { display: 'none', [popoverLeft]: { display: 'block' } } } },
      hidden: { mdDown: { [withPopover]: { [popoverLeft]: { display: 'none' } } } },
    },
  },
})
