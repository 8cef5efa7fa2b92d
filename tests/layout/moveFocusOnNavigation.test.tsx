// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { moveFocusOnNavigation } from '../../src/layout/moveFocusOnNavigation'
import { renderApp, routerAt } from '../render'

test.each([
  ['liability', 'at once under reduced motion'],
  // Encoded in the URL.
  ['my rights 利用規約', 'smoothly'],
  ['100%', 'smoothly'],
])(
  'a link to #%s scrolls to the section, %s, and moves focus to its heading, even when followed twice',
  async (id, way) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { matchMedia } = window
    const isMatched = (query: string) => way !== 'smoothly' && query === '(prefers-reduced-motion: reduce)'
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: isMatched(query) }),
    )
    window.history.replaceState(null, '', '/terms')
    // Browser history, because it encodes the fragment.
    const router = await routerAt('/terms', createBrowserHistory())
    await renderApp(router)
    moveFocusOnNavigation(router)
    document.querySelector('section')?.setAttribute('id', id)
    for (const time of [1, 2]) {
      await act(() => router.navigate({ to: '.', hash: id }))
      await waitFor(() => expect(scroll).toHaveBeenCalledTimes(time))
      expect(scroll).toHaveBeenLastCalledWith({ behavior: way === 'smoothly' ? 'smooth' : 'instant' })
      const heading = document.activeElement as HTMLElement
      expect([heading.localName, heading.closest('section')?.id]).toEqual(['h2', id])
      // As when the visitor switches to another window: without `tabindex`, the browser would not give focus back.
      fireEvent.blur(heading)
      expect(heading.tabIndex).toBe(-1)
      expect(heading.hasAttribute('tabindex')).toBe(true)
    }
    router.history.destroy()
  },
)

test('each page has a main of its own, since Orca does not announce a heading that comes into the old one', async () => {
  const router = await routerAt('/terms')
  await renderApp(router)
  const main = screen.getByRole('main')
  await act(() => router.navigate({ to: '/privacy' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Privacy'))
  expect(screen.getByRole('main')).not.toBe(main)
})
