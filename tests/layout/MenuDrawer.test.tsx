import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { axeOf } from '../axe'
import { press } from '../press'
import { renderPart } from '../render'

const user = userEvent.setup()
const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true })
const menuDialog = () => screen.queryByRole('dialog')
const closed = () => waitFor(() => expect(menuDialog()).toBeNull())
const close = async () => {
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await closed()
}
/** The page behind the menu. */
let page: HTMLElement
beforeEach(() => {
  // jsdom ignores media queries and hides popovers, and what is hidden has no name and takes no focus.
  document.head.innerHTML = '<style>button, nav { display: block !important }</style>'
  page = document.createElement('div')
  page.id = 'root'
  page.innerHTML = '<h1>Heading</h1>'
  document.body.append(page)
})

/** Opens the menu on the page at /terms; returns the router. */
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

test('it makes the page behind it inert after a second, when a screen reader has got the new focus, until it closes', async () => {
  const timers = vi.spyOn(window, 'setTimeout')
  await menu()
  expect(page.hasAttribute('inert')).toBe(false)
  const [hide] = timers.mock.calls.find(([, delay]) => delay === 1000) as unknown as [() => void]
  hide()
  expect(page.hasAttribute('inert')).toBe(true)
  await close()
  expect(page.hasAttribute('inert')).toBe(false)
})

test('it closes by Escape, which is not left to the browser: it would leave full screen', async () => {
  await menu()
  expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })).toBe(false)
  await closed()
})

test('focus goes to the page’s heading if Back or Forward has closed it', async () => {
  const router = await menu()
  await act(() => router.navigate({ to: '/privacy' }))
  await closed()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('a link that is opened in a new tab leaves the menu open', async () => {
  await menu()
  await press(within(screen.getByRole('dialog')).getByRole('link', { name: 'Privacy' }), '{Control>}')
  expect(menuDialog()).not.toBeNull()
  await close()
})
