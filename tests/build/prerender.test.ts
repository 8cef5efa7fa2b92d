import { expect, test, vi } from 'vitest'
import { listPaths, NOT_FOUND_PATH, renderPage } from '../../src/build/prerender'
import { pagePaths, pages } from '../../src/content/pages'
import { Route as root } from '../../src/routes/__root'
import { Route as privacy } from '../../src/routes/privacy'
import { someOf } from '../list'
import { put } from '../put'

const paths = someOf(pagePaths, 'pages')

test.each([...paths.map((path) => [path, 200] as const), [NOT_FOUND_PATH, 404], ['/nowhere/at/all', 404]] as const)(
  '%s answers %i, with a complete body that script need not move',
  async (path, expected) => {
    const { status, head, body } = await renderPage(path)
    expect(status).toBe(expected)
    expect(head).toMatch(/^<title>[^<]+<\/title><meta name="description" content="[^"]+"\/>/)
    expect(body.match(/<(title|meta|link|template|script|style)\b[^>]*|hidden id="S:|<!--\$[?!]-->/g) ?? []).toEqual([])
    expect(body.slice(-9)).toBe('</footer>')
  },
)

test('a page is the same whichever page was rendered before it', async () => {
  const first = await renderPage('/terms')
  await renderPage('/')
  expect(await renderPage('/terms')).toEqual(first)
})

test('the paths that files are written for are those of the list of pages', () => {
  expect(listPaths().sort()).toEqual([...paths].sort())
})

test('a page of a site under a sub-path is found, and its links keep to the sub-path', async () => {
  vi.stubEnv('BASE_URL', '/sub/path/')
  const { status, body } = await renderPage('/terms')
  expect(status).toBe(200)
  expect(body).toContain('href="/sub/path/privacy"')
})

test('a page whose component throws is not written, and its error is rethrown', async () => {
  put(pages['/terms'], { versions: [{ date: Symbol('no day'), what: 'First version.' }] })
  await expect(renderPage('/terms')).rejects.toThrow(TypeError)
})

test('a page in whose place the page above it shows is not written', async () => {
  put(root.options, { head: privacy.options.head })
  await expect(renderPage('/terms')).rejects.toThrow(/\/privacy and \S+\/terms\. A page above/)
})
