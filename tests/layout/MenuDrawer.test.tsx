import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { headerPaths, pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { axeOf } from '../axe'
import { press } from '../press'
import { renderPart } from '../render'
import { inMenu, inNarrowWindow, menuButton, menuDialog } from './menu'

// What the menu does in a browser: e2e/menu.spec.ts.
const user = userEvent.setup()
inNarrowWindow()

/** Opens the menu on the Terms; returns the router. */
async function menu() {
  const { router } = await renderPart(<SiteHeader />, '/terms')
  await user.hover(menuButton())
  await act(async () => void (await import('../../src/layout/menu/MenuDrawer')))
  await user.click(menuButton())
  await waitFor(() => expect(menuDialog()).not.toBeNull())
  return router
}

test('the open menu is modal, in order for axe, and has another name than the button', async () => {
  await menu()
  const dialog = screen.getByRole('dialog', { name: 'Site menu' })
  expect([dialog.getAttribute('aria-modal'), menuButton().textContent]).toEqual(['true', 'Menu'])
  expect(await axeOf(dialog)).toEqual([])
})

test('it has every page of the bar, Download App and a help line, and marks the current page', async () => {
  await menu()
  const [, ...links] = inMenu().getAllByRole('link')
  const { number, tel } = site.helplines.uk
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...headerPaths.map((path) => [pages[path].nav, path]),
    ['Download App', '/#download'],
    [number, `tel:${tel}`],
  ])
  expect([...document.querySelectorAll('[aria-current="page"]')]).toEqual([inMenu().getByText('Terms')])
})

test('a link that is opened in a new tab leaves the menu open', async () => {
  await menu()
  const isLeftToBrowser = await press(inMenu().getByRole('link', { name: 'Privacy' }), '{Control>}')
  expect([isLeftToBrowser, menuDialog()?.dataset.state]).toEqual([true, 'open'])
})

test('focus goes to the page’s heading if Back or Forward has closed it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<h1>Heading</h1>')
  const router = await menu()
  await act(() => router.navigate({ to: '/privacy' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})
