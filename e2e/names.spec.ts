import type { Locator, Page } from 'playwright/test'
import { contentsOpener, menuOpener, openMenu } from './openers'
import { DESKTOP, fileNameOf, LATER, PHONE, routes } from './routes'
import { expect, openPage, test } from './site'

/**
 * Complete snapshots of what assistive technology gets: roles, names, states, text and link targets. After an intended
 * change, `npm run baselines` updates them.
 */
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Playwright computes names itself, the same way in every engine',
)
test.use({ viewport: PHONE })

async function open(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(LATER)
  await openPage(page, address)
}

async function expectNames(part: Locator, name: string): Promise<void> {
  expect(await part.ariaSnapshot()).toMatchSnapshot(['names', `${name}.yml`])
}

for (const address of routes)
  test(`${address} and its open contents list match their snapshots of names, roles and links`, async ({ page }) => {
    await open(page, address)
    await expectNames(page.locator('body'), fileNameOf(address))
    if (await contentsOpener.open(page))
      await expectNames(page.getByRole('navigation', { name: 'Contents' }), `${fileNameOf(address)}-contents`)
  })

test('the open menu matches its snapshot of names, roles and links', async ({ page }) => {
  await open(page, '/')
  expect(await menuOpener.open(page)).toBe(true)
  await expectNames(page.locator('body > div', { has: openMenu(page) }), 'menu')
})

test('in a wide window, the header matches its snapshot of names, roles and links', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/')
  await expectNames(page.getByRole('banner'), 'header-wide')
})
