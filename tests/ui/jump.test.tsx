import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { focusHeading, focusTarget, jumpTo, jumpToTop } from '../../src/ui/jump'
import { routerAt } from '../render'

/** A page of a heading and one section. */
function page() {
  document.body.innerHTML = '<h1>Terms</h1><section id="age"></section>'
  const heading = screen.getByRole('heading')
  const section = document.getElementById('age') as HTMLElement
  return { heading, section, focused: [vi.spyOn(heading, 'focus'), vi.spyOn(section, 'focus')] as const }
}

describe('a jump to an element of the page', () => {
  test('focus moves there without a scroll of its own', async () => {
    const { section, focused } = page()
    jumpTo('age', await routerAt('/terms'))
    expect(document.activeElement).toBe(section)
    expect(focused[1].mock.calls).toEqual([[{ preventScroll: true }]])
  })

  test('if the address names the element already, it is not changed', async () => {
    page()
    window.history.replaceState(null, '', '/terms#age')
    const router = await routerAt('/terms#age')
    const navigate = vi.spyOn(router, 'navigate')
    jumpTo('age', router)
    expect(navigate).not.toHaveBeenCalled()
  })

  test('a missing element moves neither focus nor page', async () => {
    page()
    window.history.replaceState(null, '', '/terms#gone')
    jumpTo('gone', await routerAt('/terms#gone'))
    focusTarget('gone')
    expect(document.activeElement).toBe(document.body)
  })
})

test('an element is focusable only while it has focus', () => {
  const { heading } = page()
  focusHeading()
  expect(heading.tabIndex).toBe(-1)
  heading.blur()
  expect(heading.hasAttribute('tabindex')).toBe(false)
})

describe('a jump to the top', () => {
  test('focus moves to the heading without a scroll of its own, and the page to its top', async () => {
    const { heading, focused } = page()
    const scroll = vi.spyOn(window, 'scrollTo')
    jumpToTop(await routerAt('/terms'))
    expect(document.activeElement).toBe(heading)
    expect(focused[0].mock.calls).toEqual([[{ preventScroll: true }]])
    expect(scroll.mock.calls).toEqual([[{ top: 0 }]])
  })

  test('the address no longer names a section, and its query string stays', async () => {
    page()
    window.history.replaceState(null, '', '/terms?x=1#age')
    const router = await routerAt('/terms?x=1#age')
    jumpToTop(router)
    await waitFor(() => expect(router.state.location.href).toBe('/terms?x=1'))
  })

  test('the scroll is left to the jump, which may be smooth, not to the router', async () => {
    page()
    window.history.replaceState(null, '', '/terms#age')
    const router = await routerAt('/terms#age')
    const navigate = vi.spyOn(router, 'navigate')
    jumpToTop(router)
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ resetScroll: false }))
  })

  test('an address that names no section is not changed', async () => {
    page()
    const router = await routerAt('/terms')
    const navigate = vi.spyOn(router, 'navigate')
    jumpToTop(router)
    expect(navigate).not.toHaveBeenCalled()
  })

  test('a page without a heading moves no focus', () => {
    document.body.innerHTML = ''
    focusHeading()
    expect(document.activeElement).toBe(document.body)
  })
})
