import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { focusHeading, focusTarget, jumpTo, jumpToTop } from '../../src/ui/jump'
import { routerAt } from '../render'

/** A page of a heading and one section at an address. */
async function page(address: string) {
  document.body.innerHTML = '<h1>Terms</h1><section id="age"></section>'
  window.history.replaceState(null, '', address)
  const router = await routerAt(address)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  return { router, navigate: vi.spyOn(router, 'navigate'), focus, heading: screen.getByRole('heading') }
}

test('a jump to an element that is missing, or named by the address already, changes no address', async () => {
  const { router, navigate } = await page('/terms#gone')
  jumpTo('gone', router)
  focusTarget('gone')
  expect(document.activeElement).toBe(document.body)
  expect(navigate).not.toHaveBeenCalled()
})

test('an element is focusable only while it has focus', async () => {
  const { heading } = await page('/terms')
  focusHeading()
  expect(heading.tabIndex).toBe(-1)
  heading.blur()
  expect(heading.hasAttribute('tabindex')).toBe(false)
})

test('a jump to the top focuses the heading, and takes the section, not the query string, from the address', async () => {
  const { router, navigate, focus, heading } = await page('/terms?x=1#age')
  const scroll = vi.spyOn(window, 'scrollTo')
  jumpToTop(router)
  expect([document.activeElement, focus.mock.calls]).toEqual([heading, [[{ preventScroll: true }]]])
  expect(scroll.mock.calls).toEqual([[{ top: 0 }]])
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ resetScroll: false }))
  await waitFor(() => expect(router.state.location.href).toBe('/terms?x=1'))
})
