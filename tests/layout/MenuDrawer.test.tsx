import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { headerPaths, pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { axeOf } from '../axe'
import { only } from '../built/site'
import { mediaQuery } from '../media'
import { press } from '../press'
import { renderPart } from '../render'
import { inMenu, inNarrowWindow, menuButton, menuDialog } from './menu'
import { asPopover } from './popover'

const user = userEvent.setup()
const closed = () => waitFor(() => expect(menuDialog()).toBeNull())
const close = async () => {
  await user.click(inMenu().getByRole('button', { name: 'Close' }))
  await closed()
}
const choose = async (name: string) => {
  await user.click(inMenu().getByRole('link', { name }))
  await closed()
}
/** The page behind the menu. */
let page: HTMLElement
inNarrowWindow()
beforeEach(() => {
  page = document.createElement('div')
  page.id = 'root'
  page.innerHTML = '<h1>Heading</h1><section id="download" tabindex="-1"></section>'
  document.body.append(page)
})

/** The menu, open on the page at `address`: a function that tells where the router is, and the router. */
async function menu(address = '/terms') {
  const { router } = await renderPart(<SiteHeader />, address)
  await user.hover(menuButton())
  await act(async () => void (await import('../../src/layout/menu/MenuDrawer')))
  await user.click(menuButton())
  await waitFor(() => expect(menuDialog()).not.toBeNull())
  return { router, isAt: (href: string) => waitFor(() => expect(router.state.location.href).toBe(href)) }
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

test('a press before its code is loaded is left to the popover, which the menu replaces, until the window is wide', async () => {
  const wide = mediaQuery('(min-width: 48em)')
  await renderPart(<SiteHeader />, '/terms')
  const popover = asPopover(screen.getByRole('navigation', { name: 'Main', hidden: true }))
  const press = createEvent.click(menuButton())
  act(() => void fireEvent(menuButton(), press))
  expect(press.defaultPrevented).toBe(false)
  popover.open = true
  await waitFor(() => expect(menuDialog()).not.toBeNull())
  expect(popover.open).toBe(false)
  wide.becomes(true)
  await closed()
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

describe('focus, when the menu is closed, goes', () => {
  test('back to the Menu button', async () => {
    await menu()
    await close()
    expect(document.activeElement).toBe(menuButton())
  })

  test('to the bar’s first link if the button is hidden', async () => {
    await menu()
    menuButton().style.setProperty('display', 'none', 'important')
    await close()
    expect(document.activeElement).toBe(only(document, 'header nav li a[href="/"]'))
  })

  test('to the page’s heading if Back or Forward has closed it', async () => {
    const { router } = await menu()
    await act(() => router.navigate({ to: '/privacy' }))
    await closed()
    expect(document.activeElement?.tagName).toBe('H1')
  })
})

describe('a chosen link', () => {
  test('to another page is followed', async () => {
    const { isAt } = await menu()
    await choose('Privacy')
    await isAt('/privacy')
  })

  test('to a section of this page moves focus there', async () => {
    const { isAt } = await menu('/')
    await choose('Download App')
    expect(document.activeElement?.id).toBe('download')
    await isAt('/#download')
  })

  test('to this page moves focus to its heading', async () => {
    await menu()
    await choose('Terms')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  test('that is opened in a new tab leaves the menu open', async () => {
    await menu()
    await press(inMenu().getByRole('link', { name: 'Privacy' }), '{Control>}')
    expect(menuDialog()).not.toBeNull()
    await close()
  })
})
