import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** URLs of all pictures, by file path. */
const files = import.meta.glob<string>('../assets/img/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** One version of a picture: file names in `assets/img` without extension, each with its width in px. */
export type Widths = Readonly<Record<string, number>>

export interface PictureProps
  extends Omit<HTMLChakraProps<'picture'>, 'width' | 'height' | 'children'>,
    Pick<ComponentProps<'img'>, 'fetchPriority' | 'loading'> {
  /** Versions, each with the media query under which it is used; the last is the default. */
  versions: readonly { media?: string; widths: Widths; sizes: string }[]
  alt: string
  /** Size of the largest file, px: reserves space of this aspect ratio. */
  width: number
  height: number
}

/** A picture with versions for color schemes and viewports, each as AVIF, and as WebP for browsers without AVIF. */
export function Picture({ versions, alt, width, height, fetchPriority, loading, ...rest }: PictureProps) {
  const { media: _, widths = {}, sizes } = versions.at(-1) ?? {}
  return (
    <chakra.picture {...rest}>
      {versions.flatMap(({ media, widths, sizes }) =>
        (['avif', 'webp'] as const).map((format) => {
          const props = { media, type: `image/${format}`, srcSet: srcSet(widths, format), sizes }
          return (media || format === 'avif') && <source key={props.srcSet} {...props} />
        }),
      )}
      <img
        width={width}
        height={height}
        fetchPriority={fetchPriority}
        loading={loading}
        // Other changes of the page do not wait until the picture is decoded.
        decoding="async"
        src={address(Object.keys(widths)[0], 'webp')}
        srcSet={srcSet(widths, 'webp')}
        sizes={sizes}
        alt={alt}
      />
    </chakra.picture>
  )
}

type Format = 'avif' | 'webp'

/** @throws when there is no such file, so that the build fails */
function address(name: string | undefined, format: Format): string {
  const file = files[`../assets/img/${name}.${format}`]
  if (!file) throw new Error(`There is no picture src/assets/img/${name}.${format}.`)
  return file
}

const srcSet = (widths: Widths, format: Format) =>
  Object.entries(widths)
    .map(([name, width]) => `${address(name, format)} ${width}w`)
    .join(', ')
