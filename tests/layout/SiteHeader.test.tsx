import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { headerPaths, pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { axeOf } from '../axe'
import { all, only } from '../built/site'
import { renderPart } from '../render'

/** jsdom ignores media queries: for it the button may be hidden, so it is found by its selector. */
const menuButton = () => only(document, 'header .menu-button-root')

const gone = () => expect(document.querySelector('[role="dialog"]')).toBeNull()

/** Opens the menu as a visitor does: the drawer's code is fetched when the button gets focus, and pressed after that. */
async function openMenu() {
  const view = await renderPart(<SiteHeader />, '/terms')
  fireEvent.focus(menuButton())
  await act(async () => void (await import('../../src/layout/menu/MenuDrawer')))
  await act(async () => void fireEvent.click(menuButton()))
  const dialog = await waitFor(() => only(document, '[role="dialog"]'))
  return { ...view, dialog }
}

describe('the header', () => {
  test('axe finds nothing wrong with it', async () => {
    const { container } = await renderPart(<SiteHeader />, '/terms')
    expect(await axeOf(container)).toEqual([])
  })

  test('it is the page’s banner, with the navigation in it', async () => {
    await renderPart(<SiteHeader />)
    const banner = screen.getByRole('banner')
    expect(within(banner).getByRole('navigation', { name: 'Main', hidden: true })).toBeTruthy()
  })

  test('the brand leads to the home page, and its name says so', async () => {
    await renderPart(<SiteHeader />, '/terms')
    expect(screen.getByRole('link', { name: `${site.name}, home` }).getAttribute('href')).toBe('/')
  })

  test.each([
    ['/', 'Home'],
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
  ])('on %s the one link marked as current is: %s', async (path, name) => {
    const { container } = await renderPart(<SiteHeader />, path)
    const marked = [...container.querySelectorAll('[aria-current]')]
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[name, 'page']])
  })

  test('at an address without a page no link is marked as current', async () => {
    const { container } = await renderPart(<SiteHeader />, '/nowhere')
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(0)
  })

  test('a search part in the address does not change which link is marked', async () => {
    const { container } = await renderPart(<SiteHeader />, '/terms?x=1')
    expect(container.querySelector('[aria-current]')?.textContent).toBe('Terms')
  })

  test('SPEC 4: the menu is closed until the button is pressed', async () => {
    await renderPart(<SiteHeader />, '/terms')
    gone()
  })
})

describe('the open menu', () => {
  test('SPEC 4: pressing the button opens it', async () => {
    const { dialog } = await openMenu()
    expect(dialog.getAttribute('aria-modal')).toBe('true')
  })

  test('axe finds nothing wrong with it', async () => {
    const { dialog } = await openMenu()
    expect(await axeOf(dialog)).toEqual([])
  })

  test('its name is not the button’s, which a screen reader has just said', async () => {
    const { dialog } = await openMenu()
    expect([dialog.getAttribute('aria-label'), menuButton().textContent]).toEqual(['Site menu', 'Menu'])
  })

  test('SPEC 2: it contains every page and Download App', async () => {
    const { dialog } = await openMenu()
    const links = all(dialog, 'nav a')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...headerPaths.map((path) => [pages[path].nav, path]),
      ['Download App', '/#download'],
    ])
  })

  test('only its own link is marked as current, not the bar’s behind it', async () => {
    const { dialog } = await openMenu()
    const marked = [...document.querySelectorAll('[aria-current="page"]')]
    expect(marked.map((link) => [link.textContent, dialog.contains(link)])).toEqual([['Terms', true]])
  })

  test('SPEC 4: Escape closes it', async () => {
    const { dialog } = await openMenu()
    expect(fireEvent.keyDown(dialog, { key: 'ArrowDown' })).toBe(true)
    // Not left to the browser, which would leave full screen.
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    await waitFor(gone)
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
  })

  test('SPEC 4: Close closes it', async () => {
    const { dialog } = await openMenu()
    fireEvent.click(only(dialog, 'button'))
    await waitFor(gone)
  })

  test('SPEC 2: choosing an item closes it and goes there', async () => {
    const { dialog, router } = await openMenu()
    fireEvent.click(only(dialog, 'nav a[href="/privacy"]'))
    await waitFor(gone)
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'))
  })
})
