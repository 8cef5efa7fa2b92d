import { screen, waitFor } from '@testing-library/react'
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
  await waitFor(() => expect(menuButton().getAttribute('aria-haspopup')).toBe('dialog'))
  await user.click(menuButton())
  await waitFor(() => expect(menuDialog()).not.toBeNull())
  return router
}

test('the open menu is in order for axe, has every page of the bar, Download App and a help line', async () => {
  await menu()
  expect(await axeOf(screen.getByRole('dialog', { name: 'Site menu' }))).toEqual([])
  const [, ...links] = inMenu().getAllByRole('link')
  const { number, tel } = site.helplines.uk
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...headerPaths.map((path) => [pages[path].nav, path]),
    ['Download App', '/#download'],
    [number, `tel:${tel}`],
  ])
  expect(inMenu().getByText('Terms').getAttribute('aria-current')).toBe('page')
})

test('a link that is opened in a new tab leaves the menu open', async () => {
  await menu()
  const isLeftToBrowser = await press(inMenu().getByRole('link', { name: 'Privacy' }), '{Control>}')
  expect([isLeftToBrowser, menuDialog()?.dataset.state]).toEqual([true, 'open'])
})
