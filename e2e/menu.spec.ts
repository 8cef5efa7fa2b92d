import type { Page } from 'playwright/test'
import { headerPaths, type PagePath, pages } from '../src/content/pages'
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
} from './fixtures'
import { openMenu } from './openers'
import { PHONE } from './routes'

// e2e/names and e2e/pictures show what is in the menu and where; a11y/keyboard.spec.ts tests that Tab stays in it,
// oldBrowsers.spec.ts that browsers without popovers show the links instead of Menu.

test.use({ viewport: PHONE })

const [home, other] = headerPaths as [PagePath, PagePath]

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const linkTo = (page: Page, path: PagePath) => openMenu(page).getByRole('link', { name: pages[path].nav, exact: true })
const downloadApp = (page: Page) => openMenu(page).getByRole('link', { name: 'Download App' })

/** Opens the drawer with the Menu button, once it has loaded. */
async function openDrawer(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await menuButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Site menu' }).getByRole('button', { name: 'Close' })).toBeFocused()
}

/** Expects a closed menu and a page that can be scrolled and clicked again. */
async function expectClosed(page: Page) {
  await expect(openMenu(page)).toHaveCount(0)
  await expect(page.locator('[inert], body > [aria-hidden="true"]')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible')
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
  await openDrawer(page)
  await downloadApp(page).click()
  await expectAtDownload(page)
  await expectClosed(page)
})

test('Escape and Close close the menu and return focus to the Menu button, without scrolling the page', async ({
  page,
}) => {
  await openPage(page, other)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  for (const key of ['Escape', 'Enter']) {
    await openDrawer(page)
    await page.keyboard.press(key)
    await expectClosed(page)
    await expect(menuButton(page)).toBeFocused()
    expect(await scrollY(page)).toBe(900)
  }
})

test('rotating the phone to landscape closes the menu, and rotating it back does not reopen it', async ({ page }) => {
  await openPage(page, '/')
  await openDrawer(page)
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await expectClosed(page)
  await page.setViewportSize(PHONE)
  await expectClosed(page)
})

test('the page behind the menu is inert at once and does not scroll', async ({ page }) => {
  await openPage(page, '/')
  await openDrawer(page)
  expect(await page.locator(':is(main, footer)[inert]').count()).toBe(2)
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Escape')
  await expectClosed(page)
  expect(await scrollY(page)).toBe(0)
})

test('until the drawer has loaded, the menu opens as a popover, whose links close it', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  const releaseDrawer = await holdRequests(page, '**/MenuDrawer-*.js')
  await page.goto('/')
  await menuButton(page).click()
  await downloadApp(page).click()
  await expect(openMenu(page)).toHaveCount(0)
  await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
  await menuButton(page).click()
  releaseScripts()
  await waitForHydration(page)
  await linkTo(page, other).click()
  await expectPage(page, other)
  await expectClosed(page)
  await menuButton(page).click()
  await expect(linkTo(page, home)).toBeVisible()
  releaseDrawer()
  await openDrawer(page)
})

// tests/built shows that the served pages are complete, and that no other control needs JavaScript.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('Menu opens and closes links to each page and to the download section, which closes it too', async ({
    page,
  }) => {
    await page.goto(other)
    await menuButton(page).press('Enter')
    await page.keyboard.press('Escape')
    await expect(openMenu(page)).toHaveCount(0)
    // The bar has two rows in such a narrow window.
    await page.setViewportSize({ ...PHONE, width: PHONE.width / 2 })
    await menuButton(page).click()
    for (const path of headerPaths) await linkTo(page, path).click({ trial: true })
    await menuButton(page).click()
    await expect(openMenu(page)).toHaveCount(0)
    await page.setViewportSize(PHONE)
    await menuButton(page).click()
    await linkTo(page, home).click()
    await expect(page).toHaveTitle(titleOf(home))
    await menuButton(page).click()
    await downloadApp(page).click()
    await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
    // It is hidden, and closed by a press on the page.
    await expect(openMenu(page)).toBeHidden()
    await page.locator('#download').getByRole('heading').click()
    await menuButton(page).click()
    await expect(downloadApp(page)).toBeVisible()
  })
})
