import { chakra } from '@chakra-ui/react'

/** The Menu button of the header, and the Close button of the drawer in the same position. */
export const BarButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '48px',
      marginInlineEnd: '-12px',
      paddingInline: '8px 12px',
      fontWeight: '650',
      lineHeight: 'normal',
      cursor: 'pointer',
      md: { display: 'none' },
      _print: { display: 'none' },
      // Browsers without popovers show the list as a second row of the bar.
      '@supports not selector(:popover-open)': { display: 'none' },
    },
  },
  { defaultProps: { type: 'button' } },
)
