import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Page, pagePaths, pages, socialPicture } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { photoFinish } from '../../src/theme/photoFinish'
import { semanticTokens } from '../../src/theme/semanticTokens'
import { headline } from '../../src/theme/textStyles'
import { tokens } from '../../src/theme/tokens'
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

const { fontStretch } = headline
const fontWeight = tokens.fontWeights[headline.fontWeight].value
const letterSpacing = tokens.letterSpacings[headline.letterSpacing].value

function documentOf(scheme: Scheme, stylesheet: string, body: ReactNode, className = ''): string {
  const font = dataUrl('font/woff2', readFileSync(fontFiles.text))
  return `<!doctype html><style>
@font-face { font-family: Text; src: ${font}; font-weight: 100 900; font-stretch: 62% 125% }
:root { ${colorsOf(scheme)} --film: ${photoFinish.replaceAll(/\{colors\.(\w+)\.?(\w*)\}/g, (_, a, b) => `var(--${[a, b].filter(Boolean).join('-')})`)} }
h1.headline { font-weight: ${fontWeight}; font-stretch: ${fontStretch}; letter-spacing: ${letterSpacing} }
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
      <h1 className="headline">{title}</h1>
      {children}
    </>
  )
}

/** Pages with a link preview. */
const previewed = pagePaths.filter((path) => (pages[path] as Page).picture)

/** All drawings. */
export const drawings: readonly Drawing[] = [
  ...(['light', 'dark'] as const).flatMap((scheme) => [
    {
      file: `src/assets/img/app-${scheme}`,
      ...{ width: 390, height: 844, scale: 2 },
      html: documentOf(scheme, 'app-screen.css', <AppScreen />),
    },
    {
      file: `src/assets/img/app-${scheme}-list`,
      ...{ width: 390, height: 480, scale: 2 },
      html: documentOf(scheme, 'app-screen.css', <AppScreen scrolled />, 'list'),
    },
  ]),
  ...previewed.map((path) => ({
    file: `public/${socialPicture(path)}`,
    ...{ width: 1200, height: 630, scale: 1 },
    html:
      path === '/'
        ? documentOf(
            'dark',
            'link-preview.css',
            <LinkPreview title={pages['/'].heading}>
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

/** Files that decide what is derived, besides the drawings. */
const sources = ['draw.ts', 'icons.ts', ...readdirSync(`${import.meta.dirname}/source`).map((name) => `source/${name}`)]

/** What `npm run pictures` writes, except the README's screenshot of the site. */
const written = /^(src\/assets\/img|public\/social)\/.|^public\/(icon|favicon)/

/**
 * Two hashes, which differ from those in `drawn.sha256` if a source has changed since the pictures were made, or a
 * picture since then.
 */
export function hash(): string {
  const [from, to] = [createHash('sha256').update(JSON.stringify(drawings)), createHash('sha256')]
  for (const name of sources) from.update(read(name))
  for (const folder of ['public', 'public/social', 'src/assets/img'])
    for (const name of readdirSync(folder).sort())
      if (written.test(`${folder}/${name}`)) to.update(name).update(readFileSync(`${folder}/${name}`))
  return `${from.digest('hex')}\n${to.digest('hex')}\n`
}
