import { expect, test, vi } from 'vitest'
import { listPaths, NOT_FOUND_PATH, renderPage } from '../../src/build/prerender'
import { pagePaths, pages } from '../../src/content/pages'
import { Route as root } from '../../src/routes/__root'
import { Route as privacy } from '../../src/routes/privacy'
import { nonEmpty } from '../nonEmpty'
import { override } from '../override'

const paths = nonEmpty(pagePaths, 'pages')

test.each([...paths.map((path) => [path, 200] as const), [NOT_FOUND_PATH, 404], ['/nowhere/at/all', 404]] as const)(
  '%s has status %i and a complete body that needs no JavaScript',
  async (path, expected) => {
    const { status, head, body } = await renderPage(path)
    expect(status).toBe(expected)
    expect(head).toMatch(/^<title>[^<]+<\/title><meta name="description" content="[^"]+"\/>/)
    expect(body.match(/<(title|meta|link|template|script|style)\b[^>]*|hidden id="S:|<!--\$[?!]-->/g) ?? []).toEqual([])
    expect(body.slice(-15)).toBe('</footer></div>')
  },
)

test('rendering a page does not depend on the pages rendered before it', async () => {
  const first = await renderPage('/terms')
  await renderPage('/')
  expect(await renderPage('/terms')).toEqual(first)
})

test('every page in the list is prerendered', () => {
  expect(listPaths().sort()).toEqual([...paths].sort())
})

test.each([...paths, NOT_FOUND_PATH])('under a base path, every URL in %s starts with that path', async (path) => {
  vi.stubEnv('BASE_URL', '/sub/path/')
  const { status, head, styles, body } = await renderPage(path)
  expect(status).toBe(path === NOT_FOUND_PATH ? 404 : 200)
  const urls = (head + styles + body).match(/(?<=(href|src|srcSet|content)="|, |url\("?)\/(?!\/)[^\s"),]*/g)
  // Vite adds the base path to asset URLs later in the build.
  const wrong = nonEmpty(urls ?? [], 'URLs').filter((url) => !/^\/(sub\/path|src\/assets)\//.test(url))
  expect(wrong).toEqual([])
})

test('the build fails when a component throws', async () => {
  override(pages['/terms'], { versions: [{ date: Symbol('no day'), what: 'First version.' }] })
  await expect(renderPage('/terms')).rejects.toThrow(TypeError)
})

test('the build fails when a route renders another page’s content', async () => {
  override(root.options, { head: privacy.options.head })
  await expect(renderPage('/terms')).rejects.toThrow(/\/privacy and \S+\/terms\. A page above/)
})
