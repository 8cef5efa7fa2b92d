// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderApp, routerAt } from '../render'

// Tests of the menu in a browser: e2e/menu.spec.ts.
async function openMenu() {
  await renderApp(await routerAt('/accessibility'))
  const button = screen.getByRole('button', { name: 'Menu' })
  // HTML forbids aria-expanded on a button that has popovertarget.
  expect(button.hasAttribute('aria-expanded')).toBe(!button.hasAttribute('popovertarget'))
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  await userEvent.click(button)
  expect(button.hasAttribute('popovertarget')).toBe(false)
  return { button, dialog: await screen.findByRole('dialog', { name: 'Site menu' }) }
}

test('the menu stays open when a link in it is opened in a new tab', async () => {
  const { dialog } = await openMenu()
  const user = userEvent.setup()
  // jsdom cannot follow links.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(within(dialog).getByRole('link', { name: 'Privacy' }))
  expect(dialog.dataset.state).toBe('open')
})

test('Back on Android closes the menu', async () => {
  const watchers: (EventTarget & { destroy: () => void })[] = []
  class Watcher extends EventTarget {
    destroy = () => void watchers.splice(watchers.indexOf(this), 1)
    constructor() {
      super()
      watchers.push(this)
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { button } = await openMenu()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  act(() => watchers[0]?.dispatchEvent(new Event('close')))
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  expect(watchers).toEqual([])
})
