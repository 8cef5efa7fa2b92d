// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { headerPaths, pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { axeViolations } from '../axe'
import { clickLink } from '../clickLink'
import { renderPart } from '../render'

// What the menu does in a browser: e2e/menu.spec.ts.
test('the open menu is in order for axe, has every page and a help line, and stays for a link in a new tab', async () => {
  await renderPart(<SiteHeader />, '/terms')
  const button = screen.getByRole('button', { name: 'Menu' })
  await waitFor(() => expect(button.getAttribute('aria-haspopup')).toBe('dialog'))
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Site menu' })
  expect(await axeViolations(dialog)).toEqual([])

  const [, ...links] = within(dialog).getAllByRole('link')
  const { number, tel } = site.helplines.uk
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...headerPaths.map((path) => [pages[path].nav, path]),
    ['Download App', '/#download'],
    [number, `tel:${tel}`],
  ])
  const marked = links.filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual([pages['/terms'].nav])

  const isLeftToBrowser = await clickLink(within(dialog).getByRole('link', { name: 'Privacy' }), '{Control>}')
  expect([isLeftToBrowser, dialog.dataset.state]).toEqual([true, 'open'])
})

test('Back on Android closes the open menu, and nothing once it is closed', async () => {
  const watchers: { onclose?: () => void; destroy: () => void }[] = []
  class Watcher {
    destroy = () => void watchers.splice(watchers.indexOf(this), 1)
    constructor() {
      watchers.push(this)
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderPart(<SiteHeader />, '/terms')
  const button = screen.getByRole('button', { name: 'Menu' })
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  expect(watchers).toEqual([])
  await userEvent.click(button)
  await screen.findByRole('dialog')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  act(() => watchers[0]?.onclose?.())
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  expect(watchers).toEqual([])
})
