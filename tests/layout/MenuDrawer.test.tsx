// @vitest-environment jsdom
import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openMenu, renderApp, routerAt } from '../render'

// Tests of the menu in a browser: e2e/menu.spec.ts.
beforeEach(async () => renderApp(await routerAt('/accessibility')))

test('the menu stays open when a link in it is opened in a new tab', async () => {
  const dialog = await openMenu()
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
  const dialog = await openMenu()
  act(() => watchers[0]?.dispatchEvent(new Event('close')))
  await waitFor(() => expect(dialog.dataset.state).toBe('closed'))
  expect(watchers).toEqual([])
})
