import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { passesFocus } from '../focus'
import { renderPart } from '../render'
import { asPopover, withoutPopover } from './popover'

/** How loading the drawer's code ends. */
const code = vi.hoisted(() => ({ asked: 0, broken: false, empty: false }))
vi.mock('../../src/layout/menu/MenuDrawer', async (original) => {
  const { MenuDrawer } = await original<typeof import('../../src/layout/menu/MenuDrawer')>()
  return {
    get MenuDrawer() {
      code.asked += 1
      if (code.broken) throw new Error('no network')
      return code.empty ? undefined : MenuDrawer
    },
  }
})

// The first load of Chakra takes longer than a test's time limit.
beforeAll(() => import('@chakra-ui/react'))

const WIDE = '(min-width: 48em)'
let wide = Object.assign(new EventTarget(), { matches: false })

// jsdom ignores media queries: for it the button is hidden, and hidden elements have no name.
const narrow = document.createElement('style')
narrow.textContent = 'button { display: block !important }'
beforeEach(() => document.head.append(narrow))
afterEach(() => narrow.remove())

beforeEach(() => {
  Object.assign(code, { asked: 0, broken: false, empty: false })
  wide = Object.assign(new EventTarget(), { matches: false })
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === WIDE ? (wide as unknown as MediaQueryList) : matchMedia(query),
  )
})

const user = userEvent.setup()
const button = () => screen.getByRole('button', { name: 'Menu', hidden: true }) as HTMLButtonElement
const list = () => screen.getByRole('navigation', { name: 'Main', hidden: true })
const dialog = () => screen.queryByRole('dialog', { name: 'Site menu' })
/** Waits until all pending work is done. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

async function header(address = '/terms') {
  const view = await renderPart(<SiteHeader />, address)
  return { ...view, popover: asPopover(list(), false) }
}

/** Presses the button; true when the browser is left to open the popover. */
function press(): boolean {
  const event = createEvent.click(button())
  act(() => void fireEvent(button(), event))
  return !event.defaultPrevented
}

describe('focus on an element that a new width hides', () => {
  const link = (position: number) => within(list()).getAllByRole('link', { hidden: true })[position] as HTMLElement

  test('goes from the button to the first link in the bar', async () => {
    await header()
    expect(passesFocus(button(), link(0))).toBe(true)
  })

  test('goes from a link in the bar to the button', async () => {
    await header()
    expect(passesFocus(link(1), button())).toBe(true)
  })
})

describe('the Menu button', () => {
  test('it refers to the list that it opens without script', async () => {
    await header()
    expect(button().getAttribute('popovertarget')).toBe(list().id)
    expect(list().id).toBe('menu')
  })

  test('it says that it opens a dialog, which is closed', async () => {
    await header()
    expect([button().getAttribute('aria-haspopup'), dialog()]).toEqual(['dialog', null])
  })

  test.each([
    ['a pointer comes over it', () => user.hover(button())],
    ['it gets focus', () => act(() => button().focus())],
  ])('the drawer’s code is fetched when %s, and nothing opens', async (_, come) => {
    await header()
    expect(code.asked).toBe(0)
    come()
    await waitFor(() => expect(code.asked).toBeGreaterThan(0))
    await settle()
    expect(dialog()).toBeNull()
  })

  test('a failed preload is no error', async () => {
    code.broken = true
    await header()
    act(() => button().focus())
    await waitFor(() => expect(code.asked).toBeGreaterThan(0))
    await settle()
    expect(dialog()).toBeNull()
  })
})

describe('a press before the drawer’s code is loaded', () => {
  test('it is left to the browser, which opens the popover; the drawer replaces it', async () => {
    const { popover } = await header()
    expect(press()).toBe(true)
    popover.open = true
    await waitFor(() => expect(dialog()).not.toBeNull())
    expect(popover.open).toBe(false)
  })

  test('the drawer does not open if the popover was closed meanwhile', async () => {
    await header()
    press()
    await waitFor(() => expect(code.asked).toBeGreaterThan(0))
    await settle()
    expect(dialog()).toBeNull()
  })

  test.each(['broken', 'empty'] as const)('the popover stays if the drawer’s code arrives %s', async (how) => {
    code[how] = true
    const { popover } = await header()
    press()
    popover.open = true
    await waitFor(() => expect(code.asked).toBeGreaterThan(0))
    await settle()
    expect([popover.open, dialog()]).toEqual([true, null])
  })

  test('a browser without popovers shows its list all the time and gets no drawer', async () => {
    await header()
    withoutPopover(list())
    expect(press()).toBe(true)
    await settle()
    expect(dialog()).toBeNull()
  })
})

describe('a press after the drawer’s code is loaded', () => {
  async function ready() {
    const view = await header()
    act(() => button().focus())
    await waitFor(() => expect(code.asked).toBeGreaterThan(0))
    await settle()
    return view
  }

  test('it opens the drawer at once, without the popover', async () => {
    await ready()
    expect(press()).toBe(false)
    await waitFor(() => expect(dialog()).not.toBeNull())
  })

  test('it is left to the browser if the popover is open, which it closes', async () => {
    const { popover } = await ready()
    popover.open = true
    expect(press()).toBe(true)
    popover.open = false
    await settle()
    expect(dialog()).toBeNull()
  })
})

describe('a popover that was open before hydration', () => {
  const { matches } = Element.prototype
  beforeEach(() => {
    let open = true
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':popover-open' ? open && this.id === 'menu' : matches.call(this, selector)
    })
    HTMLElement.prototype.hidePopover = () => {
      open = false
    }
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  })

  test('the drawer replaces it', async () => {
    await renderPart(<SiteHeader />, '/terms')
    await waitFor(() => expect(dialog()).not.toBeNull())
    expect(list().matches(':popover-open')).toBe(false)
  })
})

describe('an open menu', () => {
  async function opened() {
    const view = await header()
    press()
    view.popover.open = true
    await waitFor(() => expect(dialog()).not.toBeNull())
    return view
  }

  test('it closes when the window becomes wide enough for the bar’s links', async () => {
    await opened()
    wide.matches = true
    act(() => void wide.dispatchEvent(new Event('change')))
    await waitFor(() => expect(dialog()).toBeNull())
  })

  test('it stays when the window changes and is still narrow', async () => {
    await opened()
    act(() => void wide.dispatchEvent(new Event('change')))
    await settle()
    expect(dialog()).not.toBeNull()
  })

  test('it closes when the page is left', async () => {
    const { router } = await opened()
    act(() => void router.navigate({ to: '/privacy' }))
    await waitFor(() => expect(dialog()).toBeNull())
  })
})

describe('an open popover', () => {
  // If the drawer's code can be loaded, the drawer replaces the popover.
  beforeEach(() => {
    code.broken = true
  })

  async function opened() {
    const view = await header()
    view.popover.open = true
    return view
  }

  test('it closes when the window becomes wide enough for the bar’s links', async () => {
    const { popover } = await opened()
    wide.matches = true
    act(() => void wide.dispatchEvent(new Event('change')))
    expect(popover.open).toBe(false)
  })

  test('it closes when the page is left', async () => {
    const { popover, router } = await opened()
    act(() => void router.navigate({ to: '/privacy' }))
    await waitFor(() => expect(popover.open).toBe(false))
  })

  test.each(['Terms', 'Download App'])('it closes when its link %s is pressed', async (name) => {
    const { popover } = await opened()
    await user.click(within(list()).getByRole('link', { name, hidden: true }))
    expect(popover.open).toBe(false)
  })

  test('it stays when one of its links is opened in a new tab', async () => {
    const { popover } = await opened()
    const link = within(list()).getByRole('link', { name: 'Privacy', hidden: true })
    list().addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(popover.open).toBe(true)
  })

  test('no listener is left after the header is unmounted', async () => {
    const [begun, stopped] = [vi.spyOn(wide, 'addEventListener'), vi.spyOn(wide, 'removeEventListener')]
    const { router, unmount } = await opened()
    const listening = router.subscribers.size
    unmount()
    expect(begun).toHaveBeenCalled()
    expect(stopped.mock.calls).toEqual(begun.mock.calls)
    expect(router.subscribers.size).toBe(listening - 1)
  })
})
