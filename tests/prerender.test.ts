// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pagePaths } from '../src/content/pages'
import { listPaths, NOT_FOUND_PATH, renderPage } from '../src/prerender'
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
    'the head of %s holds what it says of itself and no more than that',
    async (path) => {
      const { head, body } = await renderPage(path)
      expect(head).toMatch(
        /^<title>[^<]+<\/title><meta name="description" content="[^"]+"\/>(<(link|meta) [^>]+>)+(<script type="application\/ld\+json">[^<]+<\/script>)?$/,
      )
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
