import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { site } from '../content/site'

/** 44 px, or 68 px in size `lg`, at the default text size. */
const Ring = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '11',
    border: '2.5px solid currentColor',
    borderRadius: 'full',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: '760',
    letterSpacing: '-.03em',
    lineHeight: '1',
    _highContrast: { borderColor: 'ButtonText' },
  },
  variants: {
    size: { lg: { boxSize: '4.25rem', borderWidth: '3px', fontSize: '1.375rem' } },
  },
})

/** The 18+ ring. */
export function AgeMark(props: ComponentProps<typeof Ring>) {
  return (
    <Ring role="img" aria-label={`${site.minimumAge} and over only`} {...props}>
      {`${site.minimumAge}+`}
    </Ring>
  )
}
