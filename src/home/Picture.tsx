import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** URLs of all pictures, by file path. */
const files = import.meta.glob<string>('../assets/img/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** @throws if the file does not exist, so that the build fails */
function urlOf(name: string): string {
  const file = files[`../assets/img/${name}`]
  if (!file) throw new Error(`There is no picture src/assets/img/${name}.`)
  return file
}

/** Width in px of each file, keyed by the suffix after `-dark` or `-light` in its name. */
type Widths = Readonly<Record<string, number>>

export interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'width' | 'height' | 'src' | 'srcSet' | 'sizes'> {
  /** What precedes `-dark` or `-light` in the names of the files in `assets/img`. */
  name: string
  /** Versions, each with the media query under which it is used; the last is the default. */
  versions: readonly { media?: string; widths: Widths; sizes: string }[]
  alt: string
  /** Size of the largest file in px; its aspect ratio reserves the space. */
  width: number
  height: number
}

/** An image for both color schemes, as AVIF, and as WebP for browsers without AVIF. */
export function Picture({ name, versions, width, height, ...rest }: PictureProps) {
  const sources = versions.flatMap(({ media, widths, sizes }) =>
    ['dark', 'light'].flatMap((scheme) =>
      ['avif', 'webp'].map((format) => ({
        media: [media, scheme === 'dark' && '(prefers-color-scheme: dark)'].filter(Boolean).join(' and ') || undefined,
        type: `image/${format}`,
        srcSet: Object.entries(widths)
          .map(([end, width]) => `${urlOf(`${name}-${scheme}${end}.${format}`)} ${width}w`)
          .join(', '),
        sizes,
      })),
    ),
  )
  const { srcSet = '', sizes } = sources.pop() ?? {}
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <chakra.img
        htmlWidth={width}
        htmlHeight={height}
        // Decoding does not delay other changes to the page.
        decoding="async"
        src={srcSet.replace(/ .*/, '')}
        srcSet={srcSet}
        sizes={sizes}
        {...rest}
      />
    </picture>
  )
}
