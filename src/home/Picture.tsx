import type { ComponentProps } from 'react'

/** Addresses of all pictures, by place. */
// Stryker disable next-line all: Vite reads this call as it is written.
const files = import.meta.glob<string>('../assets/img/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** One version of a picture: its files in `assets/img`, without their ending, with the width of each in px. */
export type Widths = Readonly<Record<string, number>>

export interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'fetchPriority' | 'loading'> {
  /** Versions by the media query under which each is taken; the last stands where none matches. */
  versions: readonly { media?: string; widths: Widths; sizes: string }[]
  alt: string
  /** Size of the largest file, px: the shape of the place that is kept. */
  width: number
  height: number
}

/** A picture in versions for schemes and windows, each as AVIF, and as WebP for browsers without it. */
export function Picture({ versions, alt, className, ...rest }: PictureProps) {
  const { media: _, widths = {}, sizes } = versions.at(-1) ?? {}
  return (
    <picture className={className}>
      {versions.flatMap(({ media, widths, sizes }) =>
        (['avif', 'webp'] as const).map((format) => {
          const props = { media, type: `image/${format}`, srcSet: srcSet(widths, format), sizes }
          return (media || format === 'avif') && <source key={props.srcSet} {...props} />
        }),
      )}
      {/* What else changes on the page is not held up until the picture is decoded. */}
      <img
        {...rest}
        decoding="async"
        src={address(Object.keys(widths)[0], 'webp')}
        srcSet={srcSet(widths, 'webp')}
        sizes={sizes}
        alt={alt}
      />
    </picture>
  )
}

type Format = 'avif' | 'webp'

/** @throws when there is no such file: the page then does not build */
function address(name: string | undefined, format: Format): string {
  const file = files[`../assets/img/${name}.${format}`]
  if (!file) throw new Error(`There is no picture src/assets/img/${name}.${format}.`)
  return file
}

const srcSet = (widths: Widths, format: Format) =>
  Object.entries(widths)
    .map(([name, width]) => `${address(name, format)} ${width}w`)
    .join(', ')
