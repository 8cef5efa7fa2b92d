import type { Page } from 'playwright/test'
import { headerPaths, pages } from '../src/content/pages'
import { openMenu } from './openers'
import { datedPaths, PHONE } from './routes'
import { expect, test, titleOf, top } from './site'

// tests/built shows that the served pages are complete, and that no other control needs JavaScript.

test.use({ javaScriptEnabled: false, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

const [legal = '/'] = datedPaths
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const closeButton = (page: Page) => openMenu(page).getByRole('button', { name: 'Close' })

test('without JavaScript the menu links to each page and to the download section, after which it is closed and opens again', async ({
  page,
}) => {
  await page.goto(legal)
  await menuButton(page).click()
  const linkTo = (name: string) => openMenu(page).getByRole('link', { name, exact: true })
  for (const path of headerPaths) await linkTo(pages[path].nav).click({ trial: true })
  await linkTo(pages['/'].nav).click()
  await expect(page).toHaveTitle(titleOf('/'))
  await menuButton(page).click()
  await linkTo('Download App').click()
  await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
  await expect(openMenu(page)).toBeHidden()
  await page.getByRole('main').getByRole('link').last().click({ trial: true })
  await menuButton(page).click()
  await expect(linkTo('Download App')).toBeVisible()
})

test('without JavaScript the menu opens and closes by keyboard and by its Close button, even in a window of half the width', async ({
  page,
}) => {
  await page.goto(legal)
  await menuButton(page).press('Enter')
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(openMenu(page)).toHaveCount(0)
  // In such a narrow window, the bar has two rows.
  await page.setViewportSize({ ...PHONE, width: PHONE.width / 2 })
  await menuButton(page).click()
  await closeButton(page).click()
  await expect(openMenu(page)).toHaveCount(0)
})

test('without JavaScript the links of an open menu are in the bar when the phone is rotated', async ({ page }) => {
  await page.goto('/')
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
