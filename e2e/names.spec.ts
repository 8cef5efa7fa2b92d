import type { Locator, Page } from 'playwright/test'
import { contentsOpener, menuOpener, openMenu } from './openers'
import { DESKTOP, fileNameOf, LATER, legalPaths, PHONE, routes } from './routes'
import { expect, openPage, test } from './site'

/**
 * What assistive technology is given: roles, names, states, text and link targets, whole and as text, so that nothing
 * may come or go. After an intended change, `npx playwright test --config e2e/playwright.config.ts names
 * --update-snapshots` writes them again.
 */
test.skip(({ browserName }) => browserName !== 'chromium', 'Playwright computes names itself, alike in every engine')
test.use({ viewport: PHONE })

async function open(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(LATER)
  await openPage(page, address)
}

async function expectNames(part: Locator, name: string): Promise<void> {
  expect(await part.ariaSnapshot()).toMatchSnapshot(['names', `${name}.yml`])
}

for (const address of routes)
  test(`${address} has the names, roles and links of its snapshot`, async ({ page }) => {
    await open(page, address)
    await expectNames(page.locator('body'), fileNameOf(address))
  })

for (const address of legalPaths)
  test(`the open contents list of ${address} has the names, roles and links of its snapshot`, async ({ page }) => {
    await open(page, address)
    expect(await contentsOpener.open(page)).toBe(true)
    await expectNames(page.getByRole('navigation', { name: 'Contents' }), `${fileNameOf(address)}-contents`)
  })

test('the open menu has the names, roles and links of its snapshot', async ({ page }) => {
  await open(page, '/')
  expect(await menuOpener.open(page)).toBe(true)
  await expectNames(page.locator('body > div', { has: openMenu(page) }), 'menu')
})

test('in a wide window, the header has the names, roles and links of its snapshot', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/')
  await expectNames(page.getByRole('banner'), 'header-wide')
})
