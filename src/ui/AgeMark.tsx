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
    borderWidth: '[2.5px]',
    borderColor: 'current',
    borderRadius: 'full',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'extrabold',
    letterSpacing: 'tight',
    lineHeight: 'none',
  },
  variants: {
    size: { md: {}, lg: { boxSize: '[4.25rem]', borderWidth: '3px', fontSize: '2xl' } },
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
