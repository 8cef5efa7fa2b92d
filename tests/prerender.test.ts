// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { pagePaths } from '../src/content/pages'
import { listPaths, NOT_FOUND_PATH, renderPage } from '../src/prerender'
import { someOf } from './list'

const paths = someOf(pagePaths, 'pages')

test.each([...paths.map((path) => [path, 200] as const), [NOT_FOUND_PATH, 404], ['/nowhere/at/all', 404]] as const)(
  '%s answers %i, with a head that holds what it says of itself, and a complete body that script need not move',
  async (path, status) => {
    const page = await renderPage(path)
    expect(page.status).toBe(status)
    expect(page.head).toMatch(
      /^<title>[^<]+<\/title><meta name="description" content="[^"]+"\/>(<(link|meta) [^>]+>)+(<script type="application\/ld\+json">[^<]+<\/script>)?$/,
    )
    expect(page.body.match(/<(title|meta|link|template|script)\b[^>]*|hidden id="S:|<!--\$[?!]-->/g) ?? []).toEqual([])
    expect(page.body.slice(-9)).toBe('</footer>')
  },
)

test.each([...paths, NOT_FOUND_PATH])(
  '%s is the same every time it is rendered, whatever came before it',
  async (path) => {
    const first = await renderPage(path)
    await renderPage('/')
    await renderPage(NOT_FOUND_PATH)
    expect(await renderPage(path)).toEqual(first)
  },
)

test('the paths that files are written for are those of the list of pages', () => {
  expect(listPaths().sort()).toEqual([...paths].sort())
})

test('a page names the files of its routes', async () => {
  expect((await renderPage('/terms')).routeFiles).toEqual(['/src/routes/__root.tsx', '/src/routes/terms.tsx'])
})

test('a page of a site under a sub-path is found, and its links keep to the sub-path', async () => {
  vi.stubEnv('BASE_URL', '/sub/path/')
  const { status, body } = await renderPage('/terms')
  expect(status).toBe(200)
  expect(body).toContain('href="/sub/path/privacy"')
})
