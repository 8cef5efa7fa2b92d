import type { Page } from 'playwright/test'
import { headerPaths, type PagePath, pages } from '../src/content/pages'
import { site } from '../src/content/site'
import { openMenu } from './openers'
import { PHONE } from './routes'
import {
  expect,
  expectAtDownload,
  expectTabInDownload,
  heading,
  holdRequests,
  holdScripts,
  openPage,
  sampleRoutes,
  scrollY,
  test,
  titleOf,
} from './site'

test.use({ viewport: PHONE })

const [home, other] = headerPaths as [PagePath, PagePath]

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Site menu' })
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' })
const links = (page: Page) => openMenu(page).getByRole('link')
const linkTo = (page: Page, path: PagePath) => openMenu(page).getByRole('link', { name: pages[path].nav, exact: true })
const downloadApp = (page: Page) => openMenu(page).getByRole('link', { name: 'Download App' })
/** Opens the drawer with the Menu button, once it has loaded. */
async function openDrawer(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await menuButton(page).click()
  await expect(close(page)).toBeFocused()
}

async function open(page: Page, address = '/') {
  await openPage(page, address)
  await openDrawer(page)
}

/** Opens the menu, as a popover or drawer, and expects its links. */
async function openLinks(page: Page) {
  await menuButton(page).click()
  await expect(links(page)).toHaveCount(headerPaths.length + 1)
}

/** Expects a closed menu and a page that can be scrolled and clicked again. */
async function expectClosed(page: Page) {
  await expect(openMenu(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  await expect(page.locator('[inert], body > [aria-hidden="true"]')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible')
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
}

for (const from of sampleRoutes) {
  test(`on ${from} the menu is a modal dialog, and choosing a link closes it and moves focus to the link's target`, async ({
    page,
  }) => {
    await openPage(page, from)
    await test.step('Close is at the position of the Menu button', async () => {
      const before = await menuButton(page).boundingBox()
      await openDrawer(page)
      const after = await close(page).boundingBox()
      if (!before || !after) throw new Error('A button has no box.')
      expect(Math.abs(before.x + before.width - after.x - after.width)).toBeLessThanOrEqual(2)
      expect(Math.abs(before.y + before.height / 2 - after.y - after.height / 2)).toBeLessThanOrEqual(2)
    })
    await test.step('it is modal and has the brand, the pages of the header, Download App and both helplines', async () => {
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
      await expect(dialog(page).getByRole('link', { name: /, home$/ })).toBeVisible()
      for (const path of headerPaths) await expect(linkTo(page, path)).toBeVisible()
      await expect(downloadApp(page)).toBeVisible()
      for (const { number } of Object.values(site.helplines))
        await expect(dialog(page).getByRole('link', { name: number })).toBeVisible()
    })
    for (const to of from === home ? [home, other] : [home]) {
      await test.step(`choosing ${to}`, async () => {
        await linkTo(page, to).click()
        await expect(page).toHaveTitle(titleOf(to))
        await expect(heading(page)).toBeFocused()
        await expectClosed(page)
        expect(await scrollY(page)).toBe(0)
        if (to !== from) await page.goBack()
        await expect(page).toHaveTitle(titleOf(from))
        await expect(heading(page)).toBeFocused()
        await openDrawer(page)
      })
    }
    for (const time of ['first', 'second']) {
      await test.step(`choosing Download App for the ${time} time`, async () => {
        await downloadApp(page).click()
        await expectAtDownload(page)
        await expectClosed(page)
        await expectTabInDownload(page)
      })
      if (time === 'first') await openDrawer(page)
    }
  })
}

// a11y/keyboard.spec.ts tests that Tab and Shift+Tab stay in the menu, and that its header never covers the focused element.

test('the page behind the menu is inert and does not scroll', async ({ page }) => {
  await open(page)
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await page.getByText('Skip to content').evaluate((node: HTMLElement) => node.focus())
  await expect(dialog(page).locator(':focus')).toBeVisible()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Escape')
  await expectClosed(page)
  expect(await scrollY(page)).toBe(0)
})

test('Escape and Close close the menu and return focus to the Menu button, without scrolling the page', async ({
  page,
}) => {
  await openPage(page, other)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  for (const [way, leave] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Close', () => close(page).click()],
    ['Enter on Close', () => page.keyboard.press('Enter')],
  ] as const) {
    await test.step(way, async () => {
      await openDrawer(page)
      await leave()
      await expectClosed(page)
      await expect(menuButton(page)).toBeFocused()
      expect(await scrollY(page)).toBe(900)
    })
  }
})

test('Back closes the menu and moves focus to the heading of the previous page', async ({ page }) => {
  await open(page, other)
  await linkTo(page, home).click()
  await expect(heading(page)).toBeFocused()
  await openDrawer(page)
  await page.goBack()
  await expect(page).toHaveTitle(titleOf(other))
  await expectClosed(page)
  await expect(heading(page)).toBeFocused()
})

test('rotating the phone to landscape closes the menu, and rotating it back does not reopen it', async ({ page }) => {
  await open(page)
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(dialog(page)).toBeVisible()
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await expectClosed(page)
  await page.setViewportSize(PHONE)
  await expectClosed(page)
})

test('in a low window the menu scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 256 })
  await open(page)
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => dialog(page).evaluate((node) => node.scrollTop)).toBeGreaterThan(0)
})

test('the Menu button has aria-expanded or popovertarget, never both, as HTML requires', async ({ page }) => {
  const release = await holdRequests(page, '**/MenuDrawer-*.js')
  await openPage(page, '/')
  await expect(menuButton(page)).not.toHaveAttribute('aria-expanded')
  await expect(menuButton(page)).toHaveAttribute('popovertarget')
  release()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuButton(page)).not.toHaveAttribute('popovertarget')
  await openDrawer(page)
  await expect(page.locator('header button')).toHaveAttribute('aria-expanded', 'true')
})

test('before hydration the Menu button opens the menu at once, and Escape closes it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await openLinks(page)
  release()
  await page.waitForLoadState('networkidle')
  await expect(openMenu(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(menuButton(page)).toBeFocused()
  await openDrawer(page)
})

test('until the drawer has loaded, the menu opens as a popover, which a second press closes', async ({ page }) => {
  const release = await holdRequests(page, '**/MenuDrawer-*.js')
  await openPage(page, '/')
  await openLinks(page)
  await test.step('its links open another page and the download section', async () => {
    await linkTo(page, other).click()
    await expect(page).toHaveTitle(titleOf(other))
    await expect(heading(page)).toBeFocused()
    await expectClosed(page)
    await openLinks(page)
    await downloadApp(page).click()
    await expectAtDownload(page)
    await expectClosed(page)
  })
  await test.step('a second press closes it even if the drawer has loaded in the meantime', async () => {
    await openLinks(page)
    const loaded = page.waitForResponse('**/MenuDrawer-*.js')
    release()
    await (await loaded).finished()
    await menuButton(page).click()
    await expectClosed(page)
  })
  await openDrawer(page)
})
