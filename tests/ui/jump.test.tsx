// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/history'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createAppRouter } from '../../src/router'
import { focusHeading, jumpTo } from '../../src/ui/jump'

test('a heading is focusable only while it has focus', () => {
  document.body.innerHTML = '<h1>Terms</h1>'
  focusHeading()
  const heading = screen.getByRole('heading')
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1])
  heading.blur()
  expect(heading.hasAttribute('tabindex')).toBe(false)
})

test.each(['liability', 'kündigung', 'my rights', '利用規約', '100%'])(
  'a second jump to %s scrolls too',
  async (id) => {
    document.body.innerHTML = `<section id="${id}"></section>`
    // The browser's own history: it encodes the address.
    const router = createAppRouter(createBrowserHistory())
    await router.load()
    jumpTo(id, router)
    await vi.waitFor(() => expect(router.state.location.hash).toBe(id))
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    jumpTo(id, router)
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' })
    router.history.destroy()
  },
)
