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
  /** Size of the largest file in px; its aspect ratio reserves the space. */
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
        // Decoding does not delay other changes of the page.
        decoding="async"
        src={urlOf(Object.keys(widths)[0], 'webp')}
        srcSet={srcSet(widths, 'webp')}
        sizes={sizes}
        alt={alt}
      />
    </chakra.picture>
  )
}

type Format = 'avif' | 'webp'

/** @throws if the file does not exist, so that the build fails */
function urlOf(name: string | undefined, format: Format): string {
  const file = files[`../assets/img/${name}.${format}`]
  if (!file) throw new Error(`There is no picture src/assets/img/${name}.${format}.`)
  return file
}

const srcSet = (widths: Widths, format: Format) =>
  Object.entries(widths)
    .map(([name, width]) => `${urlOf(name, format)} ${width}w`)
    .join(', ')
