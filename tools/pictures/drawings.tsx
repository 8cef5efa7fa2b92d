import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { home } from '../../src/content/home'
import { notFound, type Page, pagePaths, pages, socialPicture } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { photoFinish } from '../../src/theme/photoFinish'
import { semanticTokens } from '../../src/theme/semanticTokens'
import { apart, splitTitle, textStyles } from '../../src/theme/textStyles'
import type { titleWidths } from '../../src/theme/titleWidths'
import { mark } from '../../src/ui/mark'
import { fontFiles } from '../fontSource'
import { AppScreen } from './AppScreen'

/** The drawings that `npm run pictures` makes. A test compares their hash with that of the last drawings made. */

export type Scheme = 'light' | 'dark'

export interface Drawing {
  /** The file without its extension, or with it if there is only one format. */
  readonly file: string
  /** CSS px, and device pixels per CSS px. */
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly html: string
}

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`)
const dataUrl = (type: string, content: Buffer) => `url(data:${type};base64,${content.toString('base64')})`
const picture = (name: string) => `data:image/webp;base64,${read(`source/${name}.webp`).toString('base64')}`

/** The theme's colors in a scheme as custom properties: `--fg-muted`. */
function colorsOf(scheme: Scheme, tokens: object = semanticTokens.colors, path = '-'): string {
  return Object.entries(tokens)
    .map(([key, token]) => {
      if (key !== 'value') return colorsOf(scheme, token, key === 'DEFAULT' ? path : `${path}-${key}`)
      const { base = token, _dark = base } = typeof token === 'object' ? token : { base: token }
      return `${path}:${scheme === 'dark' ? _dark : base};`
    })
    .join('')
}

const { fontWeight, fontStretch, letterSpacing } = textStyles.headline.value

function documentOf(scheme: Scheme, stylesheet: string, body: ReactNode, className = ''): string {
  const font = dataUrl('font/woff2', readFileSync(fontFiles.text))
  return `<!doctype html><style>
@font-face { font-family: Text; src: ${font}; font-weight: 100 900; font-stretch: 62% 125% }
:root { ${colorsOf(scheme)} --film: ${photoFinish[scheme]} }
h1.headline { font-weight: ${fontWeight}; font-stretch: ${fontStretch}; letter-spacing: ${letterSpacing} }
h1 > span + span { margin-inline-start: ${apart['& > span + span'].marginInlineStart} }
${read(stylesheet)}</style><body class="${className}">${renderToStaticMarkup(body)}</body>`
}

/** A page's link preview: name, tagline and title, above the photo finish or the silhouettes of the runners. */
function LinkPreview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <header>
        <svg viewBox="0 0 28 28">
          <path fill={children ? 'var(--accent-solid)' : undefined} d={mark.line} />
          <path fill="currentColor" d={mark.letter} />
        </svg>
        {site.name}
        <span>Horse racing predictions</span>
      </header>
      <h1 className="headline">{splitTitle(title)}</h1>
      {children}
    </>
  )
}

const [first, second, ...rest] = pages['/'].heading

/** Pages with a link preview. */
const previewed = pagePaths.filter((path) => (pages[path] as Page).picture)

/** All drawings. */
export const drawings: readonly Drawing[] = [
  ...(['light', 'dark'] as const).map((scheme) => ({
    file: `src/assets/img/app-${scheme}`,
    ...{ width: 390, height: 844, scale: 2 },
    html: documentOf(scheme, 'app-screen.css', <AppScreen />),
  })),
  ...previewed.map((path) => ({
    file: `public/${socialPicture(path)}`,
    ...{ width: 1200, height: 630, scale: 1 },
    html:
      path === '/'
        ? documentOf(
            'dark',
            'link-preview.css',
            <LinkPreview title={`${first} ${second}\n${rest.join(' ')}`}>
              <div className="strip">
                <img src={picture('strip-dark')} alt="" />
              </div>
            </LinkPreview>,
            'home',
          )
        : documentOf(
            'light',
            'link-preview.css',
            <>
              <LinkPreview title={pages[path].title}>{null}</LinkPreview>
              <img className="field" src={picture('field-light')} alt="" />
            </>,
            'text',
          ),
  })),
]

/** The pairs of lines that a title may break into. */
const pairsOfLines = (title: string) =>
  [...title.matchAll(/ /g)].map(({ index }) => `${title.slice(0, index)}\n${title.slice(index + 1)}`)

/** Titles whose size depends on their width: under each name a list for each title, with the ways to break it. */
const titles = {
  hero: [pairsOfLines(pages['/'].heading.join(' '))],
  download: [pairsOfLines(home.download.title)],
  article: previewed.filter((path) => path !== '/').map((path) => [pages[path].title]),
  notFound: [[notFound.title]],
} satisfies Record<keyof typeof titleWidths, string[][]>

/** A document with these titles, to be measured. */
export const titlesHtml = documentOf(
  'light',
  'titles.css',
  Object.entries(titles).map(([name, list]) => (
    <section key={name} id={name}>
      {list.map((ways) => (
        <div key={ways[0]}>
          {ways.map((lines) => (
            <h1 key={lines} className="headline">
              {splitTitle(lines)}
            </h1>
          ))}
        </div>
      ))}
    </section>
  )),
)

/** The hash of the link previews' files. */
export function previewsHash(): string {
  const sum = createHash('sha256')
  for (const { file } of drawings) if (file.endsWith('.jpg')) sum.update(readFileSync(file))
  return sum.digest('hex')
}

/** Changes if anything that is drawn or measured changes. */
export const hash = createHash('sha256')
  .update(JSON.stringify([drawings, titlesHtml]))
  .digest('hex')
