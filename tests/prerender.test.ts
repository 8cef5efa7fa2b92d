// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Page, pagePaths, pages } from '../src/content/pages'
import { listFiles, listPaths, NOT_FOUND_PATH, renderPage } from '../src/prerender'
import { someOf } from './list'

const paths = someOf(pagePaths, 'pages')

describe('a prerendered page', () => {
  test.each(paths)('%s answers 200', async (path) => {
    expect((await renderPage(path)).status).toBe(200)
  })

  test('the path of the not-found page answers 404', async () => {
    expect((await renderPage(NOT_FOUND_PATH)).status).toBe(404)
  })

  test('an unknown path answers 404', async () => {
    expect((await renderPage('/nowhere/at/all')).status).toBe(404)
  })

  test.each([...paths, NOT_FOUND_PATH])(
    'the head of %s holds its title and description and no more than that',
    async (path) => {
      const { head, body } = await renderPage(path)
      expect(head).toMatch(/^<title>[^<]+<\/title><meta name="description" content="[^"]+"\/><(link|meta) [^>]+>$/)
      expect(body.match(/<(title|meta|link)\b[^>]*/g) ?? []).toEqual([])
    },
  )

  test.each([...paths, NOT_FOUND_PATH])(
    'the body of %s is complete, with nothing that script would have to move',
    async (path) => {
      const { body } = await renderPage(path)
      expect(body.slice(-9)).toBe('</footer>')
      expect(body.match(/<template|<script|hidden id="S:|<!--\$[?!]-->/g) ?? []).toEqual([])
    },
  )

  test('it holds the rules of its elements', async () => {
    const { body, css, cssNames } = await renderPage('/terms')
    const used = new Set(
      [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.match(/css-(\w+)/)?.[1] ?? []),
    )
    expect([...someOf(used, 'classes')].filter((name) => !cssNames.includes(name))).toEqual([])
    expect([...used].filter((name) => !css.includes(`.css-${name}`))).toEqual([])
  })

  test('it is the same whatever was rendered before it', async () => {
    const first = await renderPage('/privacy')
    await renderPage('/')
    await renderPage(NOT_FOUND_PATH)
    expect(await renderPage('/privacy')).toEqual(first)
  })

  test.each([...paths, NOT_FOUND_PATH])('%s is the same every time it is rendered', async (path) => {
    expect(await renderPage(path)).toEqual(await renderPage(path))
  })

  test('the paths that files are written for are those of the list of pages', () => {
    expect(listPaths().sort()).toEqual([...paths].sort())
  })
})

describe('the styles of a prerendered page', () => {
  test('global rules are apart from those of its elements', async () => {
    const { globalCss, css, cssNames } = await renderPage('/')
    expect(globalCss).toMatch(/@font-face/)
    expect(globalCss).not.toMatch(/\.css-/)
    expect(css).not.toMatch(/@font-face/)
    expect(css.startsWith('.css-')).toBe(true)
    expect(new Set(cssNames).size).toBe(cssNames.length)
  })
})

describe('a page of a site under a sub-path', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('it is found, and its links keep to the sub-path', async () => {
    vi.stubEnv('BASE_URL', '/sub/path/')
    const { status, body } = await renderPage('/terms')
    expect(status).toBe(200)
    expect(body).toContain('href="/sub/path/privacy"')
  })
})

describe('the files beside the pages', () => {
  const files = new Map(listFiles())

  test('they are a sitemap and what robots read', () => {
    expect([...files.keys()]).toEqual(['sitemap.xml', 'robots.txt'])
  })

  test('the sitemap has the address of every page, and the date of those that have one', () => {
    const entries = Object.entries<Page>(pages).map(([path, { updated }]) => {
      const date = updated ? '<lastmod>2025-10-27</lastmod>' : ''
      return `<url><loc>https://formline.example${path}</loc>${date}</url>`
    })
    expect(files.get('sitemap.xml')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`,
    )
  })

  test('robots may read everything and are told of the sitemap', () => {
    expect(files.get('robots.txt')).toBe('User-agent: *\nAllow: /\nSitemap: https://formline.example/sitemap.xml\n')
  })
})
