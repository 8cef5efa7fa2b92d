import type { Locator, Page } from 'playwright/test'
import { headerPaths, type PagePath, pages } from '../src/content/pages'
import {
  expect,
  expectAtDownload,
  expectPage,
  holdRequests,
  openAsServed,
  openPage,
  scrollY,
  test,
  titleOf,
  top,
  waitForHydration,
  waitForPaint,
} from './fixtures'
import { openMenu, waitForDrawer } from './openers'
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
  await waitForDrawer(page)
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

test('Escape and Close return focus to Menu, also where a press does not focus a button, and do not scroll the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // As Safari does.
  await page.addInitScript(() => window.addEventListener('mousedown', (event) => event.preventDefault()))
  await openPage(page, other)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  // If the menu left the page before, Orca would not announce the Menu button.
  const fading = await page.evaluateHandle(() => {
    const fading: unknown[] = []
    document.querySelector('header button')?.addEventListener('focus', () => {
      fading.push(document.querySelector('[role=dialog]')?.getAnimations().length)
    })
    return fading
  })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Enter'),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await openDrawer(page)
    await close()
    await expectClosed(page)
    await expect(menuButton(page)).toBeFocused()
    expect(await scrollY(page)).toBe(900)
  }
  expect(await fading.jsonValue(), 'animations of the menu when Menu receives focus').toEqual([1, 1, 1])
})

test('everything behind the menu is inert and does not scroll, and rotating the phone closes the menu for good', async ({
  page,
}) => {
  await openPage(page, '/')
  await openDrawer(page)
  await expect
    .poll(() =>
      page
        .locator('a, button')
        .evaluateAll((all) => all.filter((one) => !one.closest('[role=dialog], [inert]')).length),
    )
    .toBe(0)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await waitForPaint(page)
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await expectClosed(page)
  expect(await scrollY(page)).toBe(0)
  await page.setViewportSize(PHONE)
  await expectClosed(page)
})

/** Whether browsers tell assistive technology that Menu has opened the popover; only Chromium can be asked. */
async function isExpanded(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const button = nodes.find(({ role, name, ignored }) => !ignored && role?.value === 'button' && name?.value === 'Menu')
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

/** Expects the popover to be open and alone, and its links to be uncovered. */
async function expectPopover(page: Page) {
  await expect(page.locator('header nav:popover-open')).toBeVisible()
  await expect(page.locator('[role=dialog]:visible')).toHaveCount(0)
  for (const link of await openMenu(page).getByRole('link').all()) await link.click({ trial: true })
  if (page.context().browser()?.browserType().name() === 'chromium') expect(await isExpanded(page)).toBe(true)
}

async function expectNoPopover(page: Page) {
  await expect(openMenu(page)).toHaveCount(0)
  if (page.context().browser()?.browserType().name() === 'chromium') expect(await isExpanded(page)).toBe(false)
}

for (const [way, press, closing, close] of [
  ['touch', (button: Locator) => button.tap(), 'the next touch', (page: Page) => menuButton(page).tap()],
  ['keyboard', (button: Locator) => button.press('Enter'), 'Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test.describe(`by ${way}, before the drawer has loaded`, () => {
    test.use({ hasTouch: true })

    /** Opens a page and its menu before hydration, then lets the scripts and the drawer load. */
    async function openEarly(page: Page) {
      const releaseScripts = await openAsServed(page, '/accessibility')
      await press(menuButton(page))
      await expectPopover(page)
      releaseScripts()
      await waitForHydration(page)
      await waitForDrawer(page)
      await waitForPaint(page)
    }

    test(`an open menu stays open when the drawer loads, until ${closing} closes it; then Menu opens the drawer`, async ({
      page,
    }) => {
      await openEarly(page)
      await expectPopover(page)
      if (way === 'keyboard')
        for (const link of await openMenu(page).getByRole('link').all()) {
          await page.keyboard.press('Tab')
          await expect(link).toBeFocused()
        }
      await close(page)
      await expectNoPopover(page)
      if (way === 'keyboard') await expect(menuButton(page)).toBeFocused()
      await press(menuButton(page))
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
      await expect(page.locator('header nav:popover-open')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await expect(menuButton(page)).toBeFocused()
    })

    test('a link in an open menu leads to its page when the drawer has loaded; then Menu opens the drawer', async ({
      page,
    }) => {
      await openEarly(page)
      await press(linkTo(page, other))
      await expectPage(page, other)
      await expectClosed(page)
      await press(menuButton(page))
      await expect(page.getByRole('dialog', { name: 'Site menu' })).toBeVisible()
    })
  })

test('while the scripts load, Menu opens and closes the menu, and a link to a section or Tab after the last link closes it', async ({
  page,
}) => {
  await openAsServed(page, '/')
  for (let time = 0; time < 2; time++) {
    await menuButton(page).click()
    await expectPopover(page)
    await menuButton(page).click()
    await expectNoPopover(page)
    await menuButton(page).click()
    await downloadApp(page).click()
    await expectNoPopover(page)
    await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
  }
  await menuButton(page).press('Enter')
  await downloadApp(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()
  await expectNoPopover(page)
})

test('until the drawer has loaded, links in the menu of a hydrated page lead to their pages and close it', async ({
  page,
}) => {
  const releaseDrawer = await holdRequests(page, '**/MenuDrawer-*.js')
  await openPage(page, '/')
  await menuButton(page).click()
  await linkTo(page, other).click()
  await expectPage(page, other)
  await expectClosed(page)
  await menuButton(page).click()
  await expect(linkTo(page, home)).toBeVisible()
  releaseDrawer()
  await waitForDrawer(page)
  await menuButton(page).click()
  await openDrawer(page)
})

// tests/built shows that the served pages are complete, and that no other control needs JavaScript.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

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
  })

  test('after a link to a section, however it is chosen, or Tab after the last link, the page is visible, and Menu opens and closes the menu again', async ({
    page,
  }) => {
    for (const [way, press] of [
      ['click', (link: Locator) => link.click()],
      ['touch', (link: Locator) => link.tap()],
      ['keyboard', (link: Locator) => link.press('Enter')],
      // A screen reader or voice control focuses and clicks at once, without a pointer.
      [
        'assistive technology',
        (link: Locator) =>
          link.evaluate((node: HTMLElement) => {
            node.focus()
            node.click()
          }),
      ],
    ] as const)
      await test.step(way, async () => {
        await page.goto('/')
        await press(menuButton(page))
        for (let time = 0; time < 2; time++) {
          await press(downloadApp(page))
          await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
          await expect(openMenu(page)).toBeHidden()
          await press(menuButton(page))
          await expect(downloadApp(page)).toBeVisible()
        }
        await press(menuButton(page))
        await expect(openMenu(page)).toHaveCount(0)
        await press(menuButton(page))
        await expect(downloadApp(page)).toBeVisible()
      })
    await downloadApp(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toBeVisible()
    await expect(openMenu(page)).toBeHidden()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(openMenu(page)).toHaveCount(0)
  })
})
