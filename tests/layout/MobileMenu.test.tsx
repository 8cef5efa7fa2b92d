import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { passesFocus } from '../focus'
import { mediaQuery } from '../media'
import { press as pressLink } from '../press'
import { renderPart } from '../render'
import { inNarrowWindow, menuButton, menuDialog } from './menu'
import { asPopover, withoutPopover } from './popover'

/** How loading the drawer's code ends. */
const code = vi.hoisted(() => ({ asked: 0, broken: false }))
vi.mock('../../src/layout/menu/MenuDrawer', async (original) => {
  const { MenuDrawer } = await original<typeof import('../../src/layout/menu/MenuDrawer')>()
  return {
    get MenuDrawer() {
      code.asked += 1
      if (code.broken) throw new Error('no network')
      return MenuDrawer
    },
  }
})

// The first load of Chakra takes longer than a test's time limit.
beforeAll(() => import('@chakra-ui/react'))

/** Whether the bar has room for its links. */
let wide: ReturnType<typeof mediaQuery>

inNarrowWindow()
beforeEach(() => {
  Object.assign(code, { asked: 0, broken: false })
  wide = mediaQuery('(min-width: 48em)')
})

const user = userEvent.setup()
const list = () => screen.getByRole('navigation', { name: 'Main', hidden: true })
const linkAt = (position: number) => within(list()).getAllByRole('link', { hidden: true })[position] as HTMLElement
/** Waits until the drawer's code has been requested and all pending work is done. */
const asked = async () => {
  await waitFor(() => expect(code.asked).toBeGreaterThan(0))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}
const drawerOpens = () => waitFor(() => expect(menuDialog()).not.toBeNull())

async function header() {
  const view = await renderPart(<SiteHeader />, '/terms')
  return { ...view, popover: asPopover(list()) }
}

/** Presses the button; true when the browser is left to open the popover. */
function press(): boolean {
  const event = createEvent.click(menuButton())
  act(() => void fireEvent(menuButton(), event))
  return !event.defaultPrevented
}

test('focus on an element that a new width hides goes from the button to the bar’s first link, and back', async () => {
  await header()
  expect(passesFocus(menuButton(), linkAt(0))).toBe(true)
  expect(passesFocus(linkAt(1), menuButton())).toBe(true)
})

test.each([
  ['a pointer comes over it', () => user.hover(menuButton()), false],
  ['it gets focus', () => act(() => menuButton().focus()), false],
  ['it gets focus, and failing is no error', () => act(() => menuButton().focus()), true],
])('the Menu button fetches the drawer’s code when %s, and opens nothing', async (_, come, broken) => {
  code.broken = broken
  await header()
  expect(code.asked).toBe(0)
  come()
  await asked()
  expect(menuDialog()).toBeNull()
})

describe('a press before the drawer’s code is loaded', () => {
  test('is left to the browser, which opens the popover; the drawer replaces it', async () => {
    const { popover } = await header()
    expect(press()).toBe(true)
    popover.open = true
    await drawerOpens()
    expect(popover.open).toBe(false)
  })

  test('opens no drawer in a browser without popovers, which shows its list all the time', async () => {
    await header()
    withoutPopover(list())
    expect(press()).toBe(true)
    await asked()
    expect(menuDialog()).toBeNull()
  })
})

test('a press after the drawer’s code is loaded opens the drawer at once, without the popover', async () => {
  await header()
  act(() => menuButton().focus())
  await asked()
  expect(press()).toBe(false)
  await drawerOpens()
})

test('the open drawer closes when the window becomes wide enough for the bar’s links, not before', async () => {
  const { popover } = await header()
  press()
  popover.open = true
  await drawerOpens()
  wide.becomes(false)
  await asked()
  expect(menuDialog()).not.toBeNull()
  wide.becomes(true)
  await waitFor(() => expect(menuDialog()).toBeNull())
})

describe('the open popover', () => {
  async function opened() {
    // If the drawer's code can be loaded, the drawer replaces the popover.
    code.broken = true
    const view = await header()
    view.popover.open = true
    return view
  }

  test('closes when the window becomes wide enough for the bar’s links', async () => {
    const { popover } = await opened()
    wide.becomes(true)
    expect(popover.open).toBe(false)
  })

  test('closes when the page is left', async () => {
    const { popover, router } = await opened()
    act(() => void router.navigate({ to: '/privacy' }))
    await waitFor(() => expect(popover.open).toBe(false))
  })

  test.each([
    ['closes when its link %s is pressed', 'Download App', '', false],
    ['stays open when its link %s is pressed with Ctrl', 'Privacy', '{Control>}', true],
  ])('%s', async (_, name, keys, open) => {
    const { popover } = await opened()
    await pressLink(within(list()).getByRole('link', { name, hidden: true }), keys)
    expect(popover.open).toBe(open)
  })
})
