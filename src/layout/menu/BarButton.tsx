import { chakra } from '@chakra-ui/react'

/** The Menu button of the header, and the Close button of the drawer in the same position. */
export const BarButton = chakra('button', {
  base: {
    display: 'none',
    minHeight: '11',
    marginInlineEnd: '-3',
    paddingInline: '3',
    fontWeight: 'semibold',
    lineHeight: 'moderate',
    cursor: 'button',
    mdDown: { _popovers: { display: 'block' } },
    _print: { display: 'none' },
  },
  variants: {
    /** Which of two buttons is shown after focus has left the open popover. */
    whenLeft: {
      shown: { mdDown: { _popovers: { display: 'none', _popoverLeft: { display: 'block' } } } },
      hidden: { mdDown: { _popovers: { _popoverLeft: { display: 'none' } } } },
    },
  },
})
