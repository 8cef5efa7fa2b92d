import type { Page } from 'playwright/test'
import { painted } from '../gate/moments'
import { headerPaths, pages } from '../src/content/pages'
import { PHONE } from '../tools/visits'
import {
  expect,
  expectAtDownload,
  expectTabInDownload,
  heading,
  holdScripts,
  kinds,
  openPage,
  preloadPages,
  scrollY,
  test,
  titleOf,
} from './site'

test.use({ viewport: PHONE })

const other = headerPaths.find((path) => path !== '/')
if (!other) throw new Error('The list of pages has only one entry.')

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' })
const popover = (page: Page) => page.locator('header nav:popover-open')
const focusIn = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.closest(selector) != null, selector)

async function press(page: Page) {
  await menuButton(page).click()
  await expect(close(page)).toBeFocused()
}

async function open(page: Page, address = '/') {
  await openPage(page, address)
  await press(page)
}

/** Expects that the menu is closed completely: no dialog, no scroll lock, nothing inert or hidden. */
async function expectGone(page: Page) {
  await expect(dialog(page)).toHaveCount(0)
  await expect(popover(page)).toHaveCount(0)
  await expect
    .poll(() =>
      page.evaluate(() => ({
        inert: document.querySelectorAll('[inert]').length,
        hidden: document.querySelectorAll('body > [aria-hidden="true"]').length,
        locked: document.body.hasAttribute('data-scroll-lock'),
        overflow: getComputedStyle(document.body).overflowY + getComputedStyle(document.documentElement).overflowY,
        pointer: getComputedStyle(document.body).pointerEvents,
      })),
    )
    .toEqual({ inert: 0, hidden: 0, locked: false, overflow: 'visiblevisible', pointer: 'auto' })
}

/** Presses the Menu button and expects Close at its position. */
async function expectCloseWhereMenuStood(page: Page) {
  const before = await menuButton(page).boundingBox()
  await press(page)
  const after = await close(page).boundingBox()
  if (!before || !after) throw new Error('A button has no box.')
  expect(Math.abs(before.x + before.width - (after.x + after.width))).toBeLessThanOrEqual(2)
  expect(Math.abs(before.y + before.height / 2 - (after.y + after.height / 2))).toBeLessThanOrEqual(2)
}

for (const from of kinds) {
  test(`on ${from} it opens as a modal dialog, and each choice closes it and moves focus to where it leads`, async ({
    page,
  }) => {
    await openPage(page, from)
    await preloadPages(page)
    await test.step('the Menu button says that it opens a dialog', () =>
      expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'dialog'))
    await test.step('Close is at the position of the Menu button', () => expectCloseWhereMenuStood(page))
    await test.step('it is modal and has the brand, the bar’s pages and Download App', async () => {
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
      await expect(dialog(page).getByRole('link', { name: /, home$/ })).toBeVisible()
      for (const path of headerPaths)
        await expect(dialog(page).getByRole('link', { name: pages[path].nav, exact: true })).toBeVisible()
      await expect(dialog(page).getByRole('link', { name: 'Download App' })).toBeVisible()
      expect(await page.locator('[aria-current="page"]').count()).toBeLessThanOrEqual(1)
    })
    for (const to of headerPaths) {
      await test.step(`choosing ${to}`, async () => {
        await dialog(page).getByRole('link', { name: pages[to].nav, exact: true }).click()
        await expect(page).toHaveTitle(titleOf(to))
        await expect(heading(page)).toBeFocused()
        await expectGone(page)
        expect(await scrollY(page)).toBe(0)
        if (to !== from) await page.goBack()
        await expect(page).toHaveTitle(titleOf(from))
        await expect(heading(page)).toBeFocused()
        await press(page)
      })
    }
    for (const time of ['first', 'second']) {
      await test.step(`choosing Download App for the ${time} time`, async () => {
        await dialog(page).getByRole('link', { name: 'Download App' }).click()
        await expectAtDownload(page)
        await expectGone(page)
        await expectTabInDownload(page)
      })
      if (time === 'first') await press(page)
    }
  })
}

test('Close is at the position of the Menu button beside a scroll bar that takes space', async ({
  browser,
  browserName,
  baseURL,
  launchOptions,
}) => {
  test.skip(browserName !== 'chromium', 'Playwright hides the scroll bars of Chromium only by an option')
  const other = await browser.browserType().launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await other.newPage({ viewport: PHONE })
  await openPage(page, `${baseURL}/`)
  await expectCloseWhereMenuStood(page)
  await other.close()
})

test('Tab and Shift+Tab never leave it, and it opens again by Enter after Escape', async ({ page }) => {
  await open(page)
  for (const key of ['Tab', 'Shift+Tab', 'Tab']) {
    await test.step(key, async () => {
      for (let step = 1; step <= 20; step++) {
        await page.keyboard.press(key)
        expect(await focusIn(page, '[role=dialog]'), `step ${step}`).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expectGone(page)
      await expect(menuButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(close(page)).toBeFocused()
    })
  }
})

test('everything behind it is inert until it closes, and does not scroll or take the reading position', async ({
  page,
}) => {
  await open(page)
  await test.step('nothing behind it can be focused', async () => {
    await expect(page.locator('#root')).toHaveJSProperty('inert', true)
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByText('Skip to content').evaluate((node: HTMLElement) => node.focus())
    expect(await focusIn(page, '[role=dialog]')).toBe(true)
  })
  await test.step('the page behind it does not scroll', async () => {
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Escape')
    await expectGone(page)
    expect(await scrollY(page)).toBe(0)
  })
  await test.step('a reading position in it does not move to the end of the page when it closes', async () => {
    await press(page)
    await close(page).evaluate((button) => document.getSelection()?.collapse(button.firstElementChild))
    await page.keyboard.press('Escape')
    await expectGone(page)
    expect(await page.evaluate(() => document.getSelection()?.anchorNode?.nodeName)).not.toBe('BODY')
  })
})

test('Escape, Close and Enter on Close close it, return focus to the Menu button and do not scroll the page', async ({
  page,
}) => {
  await openPage(page, '/terms')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  for (const [way, leave] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Close', () => close(page).click()],
    ['Enter on Close', () => page.keyboard.press('Enter')],
  ] as const) {
    await test.step(way, async () => {
      await page.mouse.click(340, 32)
      await expect(close(page)).toBeFocused()
      await leave()
      await expectGone(page)
      await expect(menuButton(page)).toBeFocused()
      expect(await scrollY(page)).toBe(900)
    })
  }
})

test('the page it was opened on is left by Back: it closes and focus is on the heading', async ({ page }) => {
  await openPage(page, '/')
  await open(page, other)
  await preloadPages(page)
  await dialog(page).getByRole('link', { name: pages['/'].nav, exact: true }).click()
  await expect(heading(page)).toBeFocused()
  await press(page)
  await page.goBack()
  await expect(page).toHaveTitle(titleOf(other))
  await expectGone(page)
  await expect(heading(page)).toBeFocused()
})

test('widening past 768 px closes it completely and focus stays in the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(dialog(page)).toBeVisible()
  for (const narrow of [{ width: 320, height: 700 }, PHONE]) {
    await test.step(`opened at ${narrow.width} px`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectGone(page)
      await expect.poll(() => focusIn(page, 'header')).toBe(true)
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(headerPaths.length + 1)
      await page.setViewportSize(PHONE)
      await expectGone(page)
    })
    if (narrow !== PHONE) await press(page)
  }
})

test('at 568 × 256 it scrolls inside and every item comes into view when Tab reaches it', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 256 })
  await open(page)
  const box = await dialog(page).evaluate((node) => [node.scrollHeight, node.clientHeight] as const)
  expect(box[0]).toBeGreaterThan(box[1])
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => dialog(page).evaluate((node) => node.scrollTop)).toBeGreaterThan(0)
  const items = await dialog(page).getByRole('link').count()
  const reached = new Set<string>()
  for (let step = 0; step < items + 1; step++) {
    await page.keyboard.press('Tab')
    const item = await page.evaluate(() => {
      const node = document.activeElement
      if (!node?.matches('a')) return
      const { left, top, right, bottom } = node.getBoundingClientRect()
      const seen = [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
        node.contains(document.elementFromPoint(Math.min((left + right) / 2, left + 40), y)),
      )
      return { name: node.textContent ?? '', seen }
    })
    if (!item) continue
    reached.add(item.name)
    expect(item, 'the item is in view').toEqual({ ...item, seen: true })
  }
  expect(reached.size).toBe(items)
})

test("the drawer's code is not loaded before it is requested", async ({ page, watch }) => {
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  const wanted = () => watch.requests.flatMap(({ url }) => /MenuDrawer.*\.(\w+)$/.exec(url)?.[1] ?? []).sort()
  expect(wanted()).toEqual([])
  await menuButton(page).hover()
  await expect.poll(wanted).toEqual(['css', 'js'])
})

for (const early of ['before hydration', "before the drawer's code is loaded"]) {
  test(`a press ${early} opens the popover, and the dialog replaces it`, async ({ page }) => {
    if (early !== 'before hydration') await openPage(page, '/')
    const release = await holdScripts(page)
    if (early === 'before hydration') await page.goto('/')
    await menuButton(page).click()
    await expect(popover(page).getByRole('link')).toHaveCount(headerPaths.length + 1)
    release()
    await expect(close(page)).toBeFocused()
    await expect(popover(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expectGone(page)
    await expect(menuButton(page)).toBeFocused()
  })
}

test("a menu that was closed again before the drawer's code was loaded stays closed", async ({ page }) => {
  await openPage(page, '/')
  const release = await holdScripts(page)
  await menuButton(page).click()
  await expect(popover(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(popover(page)).toHaveCount(0)
  const arrived = page.waitForResponse(/MenuDrawer/)
  release()
  await (await arrived).finished()
  await expectGone(page)
  await menuButton(page).click()
  await expect(close(page)).toBeFocused()
})

test('Escape closes the menu at the moment when the dialog replaces the popover', async ({ page }) => {
  await page.addInitScript(() => {
    const { hidePopover } = HTMLElement.prototype
    HTMLElement.prototype.hidePopover = function () {
      hidePopover.call(this)
      queueMicrotask(() => {
        const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(key)
        document.documentElement.setAttribute('data-escaped', '')
      })
    }
  })
  await openPage(page, '/')
  // On a slow machine the hover could load the drawer before the press, and no popover would open first.
  const release = await holdScripts(page)
  await menuButton(page).click()
  await expect(popover(page)).toBeVisible()
  release()
  await page.waitForFunction(() => 'escaped' in document.documentElement.dataset)
  for (let frame = 0; frame < 10; frame++) await painted(page)
  await expectGone(page)
  await expect(menuButton(page)).toBeFocused()
  await menuButton(page).click()
  await expect(close(page)).toBeFocused()
})

test("when the drawer's code fails to load, the popover opens, leads to every page and closes", async ({ page }) => {
  await page.route(/MenuDrawer/, (route) => route.fulfill({ status: 404 }))
  await openPage(page, '/')
  const pressForPopover = async () => {
    await menuButton(page).click()
    await expect(popover(page)).toBeVisible()
  }
  await pressForPopover()
  await test.step('a second press closes it', async () => {
    await menuButton(page).click()
    await expectGone(page)
  })
  await test.step('widening past 768 px closes it', async () => {
    await pressForPopover()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expectGone(page)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
    await page.setViewportSize(PHONE)
  })
  await test.step('it leads to another page', async () => {
    await pressForPopover()
    for (const to of headerPaths)
      await popover(page).getByRole('link', { name: pages[to].nav, exact: true }).click({ trial: true })
    await preloadPages(page)
    await popover(page).getByRole('link', { name: pages[other].nav, exact: true }).click()
    await expect(page).toHaveTitle(titleOf(other))
    await expectGone(page)
    await expect(heading(page)).toBeFocused()
  })
  await test.step('it leads to the download section', async () => {
    await pressForPopover()
    await popover(page).getByRole('link', { name: 'Download App' }).click()
    await expectAtDownload(page)
    await expectGone(page)
  })
})

test('thirty fast presses at its position leave a consistent page', async ({ page }) => {
  await openPage(page, '/')
  const box = await menuButton(page).boundingBox()
  if (!box) throw new Error('The Menu button has no box.')
  for (let press = 0; press < 30; press++) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(async () => {
    const shown = await dialog(page).count()
    expect(await page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(shown === 1)
    expect(await page.evaluate(() => document.body.hasAttribute('data-scroll-lock'))).toBe(shown === 1)
    expect(await popover(page).count()).toBe(0)
  }).toPass()
  if ((await dialog(page).count()) === 0) await menuButton(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectGone(page)
  await expect(menuButton(page)).toBeFocused()
})
