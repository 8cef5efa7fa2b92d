import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pages } from '../../src/content/pages'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { only } from '../built/site'
import { renderPart } from '../render'

const user = userEvent.setup()
const button = () => screen.getByRole('button', { name: 'Menu', hidden: true })
const dialog = () => screen.queryByRole('dialog', { name: 'Site menu' })
const inDialog = () => within(screen.getByRole('dialog', { name: 'Site menu' }))
const link = (name: string) => inDialog().getByRole('link', { name })
const close = () => inDialog().getByRole('button', { name: 'Close' })
const closed = () => waitFor(() => expect(dialog()).toBeNull())

/** The page behind the menu. */
let page: HTMLElement
let narrow: HTMLStyleElement
beforeEach(() => {
  page = document.createElement('div')
  page.id = 'root'
  page.innerHTML = '<h1 tabindex="-1">Heading</h1><section id="download" tabindex="-1"></section>'
  document.body.append(page)
  // jsdom ignores media queries: for it the bar's buttons are hidden, and hidden elements get no focus.
  narrow = document.createElement('style')
  narrow.textContent = 'button { display: block !important }'
  document.head.append(narrow)
})
afterEach(() => {
  page.remove()
  narrow.remove()
})

/** The menu, open on the page at `address`. */
async function menu(address = '/terms') {
  const view = await renderPart(<SiteHeader />, address)
  await user.hover(button())
  await act(async () => void (await import('../../src/layout/menu/MenuDrawer')))
  await user.click(button())
  await waitFor(() => expect(dialog()).not.toBeNull())
  return view
}

describe('the open menu', () => {
  test('focus is on Close', async () => {
    // jsdom has no layout, and elements without a size are skipped.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
    await menu()
    await waitFor(() => expect(document.activeElement).toBe(close()))
  })

  test('the page behind it is inert, and no longer when it has closed', async () => {
    await menu()
    // A screen reader first gets the new focus, while the page is still accessible.
    expect(page.hasAttribute('inert')).toBe(false)
    await waitFor(() => expect(page.hasAttribute('inert')).toBe(true))
    await user.click(close())
    await closed()
    expect(page.hasAttribute('inert')).toBe(false)
  })

  test('closed before the delay, it does not change the page', async () => {
    await menu()
    const left = vi.spyOn(page, 'setAttribute')
    await user.click(close())
    await closed()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(left).not.toHaveBeenCalled()
  })

  test('it works on a page whose root has another name', async () => {
    page.removeAttribute('id')
    await menu()
    await user.click(close())
    await closed()
    expect(document.activeElement).toBe(button())
  })

  test('it names a help line that can be called', async () => {
    await menu()
    const call = only(document, '[role="dialog"] .drawer-note a')
    expect([call.textContent, call.getAttribute('href')]).toEqual(['0808 8020 133', 'tel:+448088020133'])
  })
})

describe('where focus goes when the menu is closed', () => {
  test('back to the Menu button', async () => {
    await menu()
    await user.click(close())
    await closed()
    expect(document.activeElement).toBe(button())
  })

  test('to the bar’s first link if the button is hidden', async () => {
    await menu()
    button().style.setProperty('display', 'none', 'important')
    await user.click(close())
    await closed()
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
  test('to another page is followed when the menu has closed', async () => {
    const { router } = await menu()
    const navigate = vi.spyOn(router, 'navigate')
    await user.click(link(pages['/privacy'].nav))
    expect(navigate).not.toHaveBeenCalled()
    await closed()
    await waitFor(() => expect(router.state.location.href).toBe('/privacy'))
  })

  test('to a section of another page it goes there', async () => {
    const { router } = await menu()
    await user.click(link('Download App'))
    await waitFor(() => expect(router.state.location.href).toBe('/#download'))
  })

  test('to a section of this page it moves focus there', async () => {
    const { router } = await menu('/')
    await user.click(link('Download App'))
    await closed()
    expect(document.activeElement?.id).toBe('download')
    await waitFor(() => expect(router.state.location.href).toBe('/#download'))
  })

  test('to this page it leads to the top, with focus on the heading', async () => {
    await menu()
    const scroll = vi.spyOn(window, 'scrollTo')
    await user.click(link(pages['/terms'].nav))
    await closed()
    expect(document.activeElement?.tagName).toBe('H1')
    expect(scroll).toHaveBeenCalledWith({ top: 0 })
  })

  test('the brand leads to the home page too', async () => {
    const { router } = await menu()
    await user.click(only(document, '[role="dialog"] .brand-root'))
    await waitFor(() => expect(router.state.location.href).toBe('/'))
    await closed()
  })

  test('opened in a new tab it leaves the menu open', async () => {
    const { router } = await menu()
    const chosen = link(pages['/privacy'].nav)
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.keyboard('{Control>}')
    await user.click(chosen)
    await user.keyboard('{/Control}')
    expect([dialog() !== null, router.state.location.pathname]).toEqual([true, '/terms'])
    await user.click(close())
    await closed()
    expect(router.state.location.pathname).toBe('/terms')
  })

  test('it is forgotten when the menu is opened again', async () => {
    const { router } = await menu()
    await user.click(link(pages['/terms'].nav))
    await closed()
    await user.click(button())
    await user.click(close())
    await closed()
    expect(document.activeElement).toBe(button())
    expect(router.state.location.pathname).toBe('/terms')
  })
})
