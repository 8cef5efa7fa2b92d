import type { Page } from 'playwright/test'
import { headerPaths, type PagePath, pages } from '../src/content/pages'
import { openMenu } from './openers'
import { PHONE } from './routes'
import {
  expect,
  expectAtDownload,
  expectPage,
  holdRequests,
  holdScripts,
  openPage,
  scrollY,
  test,
  titleOf,
  top,
  waitForHydration,
} from './site'

// e2e/names and e2e/pictures show what is in the menu and where; a11y/keyboard.spec.ts tests that Tab stays in it.

test.use({ viewport: PHONE })

const [home, other] = headerPaths as [PagePath, PagePath]

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Site menu' })
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' })
const linkTo = (page: Page, path: PagePath) => openMenu(page).getByRole('link', { name: pages[path].nav, exact: true })
const downloadApp = (page: Page) => openMenu(page).getByRole('link', { name: 'Download App' })

/** Expects that only the link to the current page is marked, visually too. */
async function expectCurrent(page: Page) {
  const current = openMenu(page).locator('[aria-current=page]')
  await expect(current).toHaveAttribute('href', new URL(page.url()).pathname)
  await expect(current).toHaveCSS('border-inline-start-width', '4px')
}

/** Opens the drawer with the Menu button, once it has loaded. */
async function openDrawer(page: Page, press: 'click' | 'Enter' = 'click') {
  await expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await (press === 'click' ? menuButton(page).click() : menuButton(page).press(press))
  await expect(close(page)).toBeFocused()
  await expectCurrent(page)
}

/** Expects a closed menu and a page that can be scrolled and clicked again. */
async function expectClosed(page: Page) {
  await expect(openMenu(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  await expect(page.locator('[inert], body > [aria-hidden="true"]')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible')
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
}

test('choosing a link or Back closes the menu and moves focus', async ({ page }) => {
  await openPage(page, other)
  for (const path of [other, home]) {
    await test.step(`choosing ${path}`, async () => {
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      await openDrawer(page)
      await linkTo(page, path).click()
      await expectPage(page, path)
      await expectClosed(page)
      await expect.poll(() => scrollY(page)).toBe(0)
    })
  }
  await openDrawer(page)
  await page.goBack()
  await expectPage(page, other)
  await expectClosed(page)
  for (const time of ['first', 'second']) {
    await test.step(`choosing Download App for the ${time} time`, async () => {
      await openDrawer(page)
      await downloadApp(page).click()
      await expectAtDownload(page)
      await expectClosed(page)
    })
  }
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
      await openDrawer(page, way === 'Enter on Close' ? 'Enter' : 'click')
      await leave()
      await expectClosed(page)
      await expect(menuButton(page)).toBeFocused()
      expect(await scrollY(page)).toBe(900)
    })
  }
})

test('rotating the phone to landscape closes the menu, and rotating it back does not reopen it', async ({ page }) => {
  await openPage(page, '/')
  await openDrawer(page)
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(dialog(page)).toBeVisible()
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await expectClosed(page)
  await page.setViewportSize(PHONE)
  await expectClosed(page)
})

test('the page behind the menu is inert and does not scroll; in a short window the menu scrolls', async ({ page }) => {
  await openPage(page, '/')
  await openDrawer(page)
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await page.setViewportSize({ width: 568, height: 256 })
  await page.mouse.wheel(0, 60)
  await expect.poll(() => dialog(page).evaluate((node) => node.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  expect(await scrollY(page)).toBe(0)
})

test('before hydration, while it happens, and until the drawer has loaded, the menu opens as a popover, whose links close it', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  const releaseDrawer = await holdRequests(page, '**/MenuDrawer-*.js')
  await page.goto('/')
  for (const press of ['click', 'Enter'] as const) {
    await (press === 'click' ? menuButton(page).click() : menuButton(page).press(press))
    await (press === 'click' ? downloadApp(page).click() : downloadApp(page).press(press))
    await expect(openMenu(page)).toHaveCount(0)
    await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
  }
  await menuButton(page).click()
  releaseScripts()
  await waitForHydration(page)
  await linkTo(page, other).click()
  await expectPage(page, other)
  await expectClosed(page)
  await menuButton(page).click()
  await downloadApp(page).click()
  await expectAtDownload(page)
  await expectClosed(page)
  await test.step('an open popover stays when the drawer has loaded, until Close closes it', async () => {
    await menuButton(page).click()
    const loaded = page.waitForResponse('**/MenuDrawer-*.js')
    releaseDrawer()
    await (await loaded).finished()
    await expect(linkTo(page, home)).toBeVisible()
    await openMenu(page).getByRole('button', { name: 'Close' }).click()
    await expectClosed(page)
  })
  await openDrawer(page)
})

// tests/built shows that the served pages are complete, and that no other control needs JavaScript.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('the menu links to each page and to the download section; choosing that closes it, and it opens again', async ({
    page,
  }) => {
    await page.goto(other)
    await menuButton(page).click()
    await expectCurrent(page)
    for (const path of headerPaths) await linkTo(page, path).click({ trial: true })
    await linkTo(page, home).click()
    await expect(page).toHaveTitle(titleOf(home))
    await menuButton(page).click()
    await downloadApp(page).click()
    await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
    await expect(openMenu(page)).toBeHidden()
    await page.getByRole('main').getByRole('link').last().click({ trial: true })
    await menuButton(page).click()
    await expect(downloadApp(page)).toBeVisible()
  })

  test('the menu opens and closes by keyboard and by its Close button, even in a window of half the width', async ({
    page,
  }) => {
    const closeButton = openMenu(page).getByRole('button', { name: 'Close' })
    await page.goto(other)
    await menuButton(page).press('Enter')
    await page.keyboard.press('Tab')
    await expect(closeButton).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openMenu(page)).toHaveCount(0)
    // In such a narrow window, the bar has two rows.
    await page.setViewportSize({ ...PHONE, width: PHONE.width / 2 })
    await menuButton(page).click()
    await closeButton.click()
    await expect(openMenu(page)).toHaveCount(0)
  })

  test('the links of an open menu are in the bar when the phone is rotated', async ({ page }) => {
    await page.goto(home)
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const places = () => links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)))
    const landscape = { width: PHONE.height, height: PHONE.width }
    await page.setViewportSize(landscape)
    const closed = await places()
    await page.setViewportSize(PHONE)
    await menuButton(page).click()
    await page.setViewportSize(landscape)
    expect(await places()).toEqual(closed)
  })
})
