import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { site } from '../content/site'
import { Link } from '../ui/Link'
import { mark } from '../ui/mark'

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    fontWeight: 'extrabold',
    fontStretch: '112%',
    letterSpacing: 'tighter',
    textDecoration: 'none',
  },
  variants: {
    size: {
      md: {
        // Where space is tight, a long name breaks between words before the button beside it wraps, and inside a word
        // only if the word is longer than a line.
        flex: '1 1 0',
        minWidth: 'min',
        maxWidth: 'max',
        marginInlineEnd: 'auto',
        overflowWrap: 'break-word',
        fontSize: 'xl',
        lineHeight: 'shorter',
      },
      // If mark and name do not fit side by side, as with double text size on a small phone, the name wraps.
      lg: { flexWrap: 'wrap', fontSize: '3xl' },
    },
  },
  defaultVariants: { size: 'md' },
})

export type BrandProps = Pick<ComponentProps<typeof HomeLink>, 'size'>

/** The mark and the name, which link to the home page. */
export function Brand(props: BrandProps) {
  return (
    <HomeLink to="/" aria-label={`${site.name}, home`} {...props}>
      <chakra.svg flex="none" boxSize="[26px]" viewBox="0 0 28 28" aria-hidden="true">
        <chakra.path fill="accent.solid" _highContrast={{ fill: '[Highlight]' }} d={mark.line} />
        <path fill="currentColor" d={mark.letter} />
      </chakra.svg>
      <span>{site.name}</span>
    </HomeLink>
  )
}
