import { expect, test, vi } from 'vitest'
import { pagePaths, pages } from '../../src/content/pages'
import { NOT_FOUND_PATH, renderPage } from '../../src/prerender/renderPage'
import { Route as root } from '../../src/routes/__root'
import { Route as privacy } from '../../src/routes/privacy'
import { nonEmpty } from '../nonEmpty'

const paths = nonEmpty(pagePaths, 'pages')

test.each([...paths.map((path) => [path, 200] as const), [NOT_FOUND_PATH, 404], ['/nowhere/at/all', 404]] as const)(
  '%s has status %i and a complete body that needs no JavaScript',
  async (path, expected) => {
    const { status, body } = await renderPage(path)
    expect(status).toBe(expected)
    expect(body.match(/<(title|meta|link|template|script|style)\b[^>]*|hidden id="S:|<!--\$[?!]-->/g) ?? []).toEqual([])
    // Comments are marks of React's Suspense boundaries.
    expect(body.replaceAll(/<!--.*?-->/g, '').slice(-15)).toBe('</footer></div>')
  },
)

test('rendering a page does not depend on the pages rendered before it', async () => {
  const first = await renderPage('/terms')
  await renderPage('/')
  expect(await renderPage('/terms')).toEqual(first)
})

test('the build fails when a component throws', async () => {
  vi.spyOn(pages['/terms'], 'versions', 'get').mockImplementation(() => {
    throw new TypeError()
  })
  await expect(renderPage('/terms')).rejects.toThrow(TypeError)
})

test('the build fails when a route renders another page’s content', async () => {
  vi.spyOn(root.options as { head: unknown }, 'head', 'get').mockReturnValue(privacy.options.head)
  await expect(renderPage('/terms')).rejects.toThrow(/Privacy Policy.* and Terms of Service.* instead of/)
})
