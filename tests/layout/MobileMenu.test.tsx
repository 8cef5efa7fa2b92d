import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { mediaQuery } from '../media'
import { renderPart } from '../render'
import { inNarrowWindow, menuButton, menuDialog } from './menu'
import { asPopover } from './popover'

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

/** Whether the bar has room for its links. */
let wide: ReturnType<typeof mediaQuery>
inNarrowWindow()
beforeEach(() => {
  Object.assign(code, { asked: 0, broken: false })
  wide = mediaQuery('(min-width: 48em)')
})

async function header() {
  const view = await renderPart(<SiteHeader />, '/terms')
  return { ...view, popover: asPopover(screen.getByRole('navigation', { name: 'Main', hidden: true })) }
}
/** Waits until the drawer's code has been asked for, and is there or has failed. */
const asked = async () => {
  await waitFor(() => expect(code.asked).toBeGreaterThan(0))
  await act(() => vi.dynamicImportSettled())
}
const drawerOpens = () => waitFor(() => expect(menuDialog()).not.toBeNull())

/** Presses the button; true when the browser is left to open the popover. */
function press(): boolean {
  const event = createEvent.click(menuButton())
  act(() => void fireEvent(menuButton(), event))
  return !event.defaultPrevented
}

test.each([
  ['a pointer comes over it', () => userEvent.hover(menuButton())],
  ['it gets focus', () => void act(() => menuButton().focus())],
])('the Menu button fetches the drawer’s code when %s, and opens nothing', async (_, come) => {
  await header()
  expect(code.asked).toBe(0)
  await come()
  await asked()
  expect(menuDialog()).toBeNull()
})

test('a press before the drawer’s code is loaded is left to the browser’s popover, which the drawer replaces', async () => {
  const { popover } = await header()
  expect(press()).toBe(true)
  popover.open = true
  await drawerOpens()
  expect(popover.open).toBe(false)
  wide.becomes(true)
  await waitFor(() => expect(menuDialog()).toBeNull())
})

test.each(['the window becomes wide', 'the page is left'])(
  'where the code cannot be loaded, the popover closes when %s',
  async (what) => {
    code.broken = true
    const { popover, router } = await header()
    popover.open = true
    await asked()
    if (what === 'the page is left') act(() => void router.navigate({ to: '/privacy' }))
    else wide.becomes(true)
    await waitFor(() => expect(popover.open).toBe(false))
  },
)
