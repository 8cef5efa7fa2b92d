import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { focusHeading, focusTarget, jumpTo, jumpToTop } from '../../src/ui/jump'
import { routerAt } from '../render'

/** A page of a heading and one section at an address, and what jumps do to it. */
async function page(address: string) {
  document.body.innerHTML = '<h1>Terms</h1><section id="age"></section>'
  window.history.replaceState(null, '', address)
  const heading = screen.getByRole('heading')
  const section = document.getElementById('age') as HTMLElement
  const router = await routerAt(address)
  return { heading, section, router, navigate: vi.spyOn(router, 'navigate') }
}

describe('a jump to an element of the page', () => {
  test('moves focus there without a scroll of its own', async () => {
    const { section, router } = await page('/terms')
    const focus = vi.spyOn(section, 'focus')
    jumpTo('age', router)
    expect(document.activeElement).toBe(section)
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  test('does not change an address that names the element already', async () => {
    const { router, navigate } = await page('/terms#age')
    jumpTo('age', router)
    expect(navigate).not.toHaveBeenCalled()
  })

  test('that is missing moves neither focus nor page', async () => {
    const { router } = await page('/terms#gone')
    jumpTo('gone', router)
    focusTarget('gone')
    expect(document.activeElement).toBe(document.body)
  })
})

test('an element is focusable only while it has focus', async () => {
  const { heading } = await page('/terms')
  focusHeading()
  expect(heading.tabIndex).toBe(-1)
  heading.blur()
  expect(heading.hasAttribute('tabindex')).toBe(false)
  heading.remove()
  focusHeading()
  expect(document.activeElement).toBe(document.body)
})

describe('a jump to the top', () => {
  test('moves focus to the heading without a scroll of its own, and the page to its top', async () => {
    const { heading, router, navigate } = await page('/terms')
    const [focus, scroll] = [vi.spyOn(heading, 'focus'), vi.spyOn(window, 'scrollTo')]
    jumpToTop(router)
    expect(document.activeElement).toBe(heading)
    expect([focus.mock.calls, scroll.mock.calls]).toEqual([[[{ preventScroll: true }]], [[{ top: 0 }]]])
    expect(navigate).not.toHaveBeenCalled()
  })

  test('takes the section, not the query string, from the address, and leaves the scroll to the jump', async () => {
    const { router, navigate } = await page('/terms?x=1#age')
    jumpToTop(router)
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ resetScroll: false }))
    await waitFor(() => expect(router.state.location.href).toBe('/terms?x=1'))
  })
})
