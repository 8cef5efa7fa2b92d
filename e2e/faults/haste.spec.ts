import type { Page } from 'playwright/test'
import { DESKTOP, PHONE } from '../../tools/visits'
import { expect, markDocument, openPage, scrollY, test, waitForHydration } from '../site'
import { expectIntact, expectMenu, expectUsable, onEveryPage, otherPage, type Visit } from './fault'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const phone = { sizes: [{ ...PHONE, width: 320 }, PHONE], quick: true }

async function openMenu({ page, address }: Visit): Promise<void> {
  await openPage(page, address)
  await menuButton(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
}

/** Expects that the menu is closed completely and that focus is on a visible element. */
async function expectConsistent(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('header nav:popover-open')).toHaveCount(0)
  await expectUsable(page)
  expect(await page.evaluate(() => document.activeElement?.checkVisibility() ?? false)).toBe(true)
}

// menu.spec.ts tests thirty fast presses of Menu.
onEveryPage('Escape held down', phone, async (page, visit) => {
  await openMenu(visit)
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Escape')
  await page.keyboard.up('Escape')
  await expectConsistent(page)
  await expect(menuButton(page)).toBeFocused()
  await expectIntact(visit)
})

onEveryPage('a link pressed while the drawer closes', phone, async (page, visit) => {
  const { address } = visit
  await openMenu(visit)
  const link = dialog(page)
    .getByRole('navigation')
    .locator(`a[href="${otherPage(address)}"]`)
  const box = await link.boundingBox()
  if (!box) throw new Error('The link has no box.')
  await page.keyboard.press('Escape')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expectConsistent(page)
  const { pathname } = new URL(page.url())
  await expectIntact(visit, pathname)
})

onEveryPage('Back during navigation', {}, async (page, visit) => {
  const { address } = visit
  await openPage(page, address)
  const to = otherPage(address)
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate((href) => {
      document.querySelector<HTMLAnchorElement>(`footer nav a[href="${href}"]`)?.click()
      setTimeout(() => history.back(), 5)
    }, to)
    await expect(page).toHaveURL(address)
    await expectIntact(visit)
    await expectConsistent(page)
  }
})

onEveryPage('resizing from 320 to 1440 with the menu open', phone, async (page, visit) => {
  await openMenu(visit)
  for (const width of [400, 640, 767, 768, 1024, DESKTOP.width]) await page.setViewportSize({ ...DESKTOP, width })
  await expectConsistent(page)
  await expectIntact({ ...visit, size: DESKTOP })
})

onEveryPage('zooming and rotating with the menu open', { sizes: [PHONE] }, async (page, visit) => {
  const { size } = visit
  await openMenu(visit)
  // Zoom makes the window smaller in CSS px: 200%, 400%, and back to 100%.
  for (const zoom of [2, 4, 1]) {
    await page.setViewportSize({ width: Math.max(160, size.width / zoom), height: Math.round(size.height / zoom) })
  }
  await page.setViewportSize({ width: size.height, height: size.width })
  await page.setViewportSize(size)
  if (await dialog(page).count()) await page.keyboard.press('Escape')
  await expectConsistent(page)
  await expectMenu(page)
  await expectIntact(visit)
})

onEveryPage('printing with the menu open', phone, async (page, visit) => {
  await openMenu(visit)
  expect((await page.pdf()).byteLength).toBeGreaterThan(10_000)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main h1')).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  await expectConsistent(page)
})

onEveryPage('restored from the back/forward cache, with the menu open if there is one', {}, async (page, visit) => {
  const { address, baseURL } = visit
  await openPage(page, address)
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  const y = await scrollY(page)
  if (await menuButton(page).isVisible()) {
    await menuButton(page).click()
    await expect(dialog(page)).toBeVisible()
  }
  const kept = await markDocument(page)
  await page.goto(`${baseURL}/robots.txt`)
  await page.goBack()
  await expect(page).toHaveURL(address)
  test.info().annotations.push({ type: 'bfcache', description: `${await kept()}` })
  await waitForHydration(page)
  if (await dialog(page).count()) await page.keyboard.press('Escape')
  await expectConsistent(page)
  await expect.poll(() => scrollY(page)).toBe(y)
  await expectIntact(visit)
})
