// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headerPaths, pagePaths, pages } from '../src/content/pages'
import { nonEmpty } from './nonEmpty'
import { renderApp, routerAt } from './render'

/** The links and entries that are marked as current: the name of their navigation, their text and their mark. */
const marked = () =>
  // The drawer has its own list, and may load during the test.
  Array.from(document.querySelectorAll(':is([aria-current], [data-status], a.active):not([role=dialog] *)'), (link) => [
    link.closest('nav')?.getAttribute('aria-label'),
    link.textContent,
    link.getAttribute('aria-current'),
  ])

test.each(nonEmpty(pagePaths, 'pages'))(
  'on %s and at each of its sections, only navigation marks what is current, whatever the query string',
  async (path) => {
    const router = await routerAt(`${path}?x=1`)
    await renderApp(router)
    const { nav, sections } = pages[path]
    const contents = screen.queryByRole('navigation', { name: 'Contents' })
    for (const section of [undefined, ...sections]) {
      await act(() => router.navigate({ to: path, search: true, ...(section && { hash: section }) }))
      // The contents list follows the scroll position.
      act(() => void window.dispatchEvent(new Event('scroll')))
      expect(marked(), `at ${router.state.location.href}`).toEqual([
        ...(headerPaths.includes(path) ? [['Main', nav, 'page']] : []),
        // Which entry it is depends on the scroll position: article/useCurrentSection.test.ts.
        ...(contents ? [['Contents', expect.any(String), 'true']] : []),
        ['Footer', nav, 'page'],
      ])
    }
  },
)
