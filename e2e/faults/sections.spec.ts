import type { Page } from 'playwright/test'
import { expect, openPage, scrollY } from '../site'
import { expectIntact, expectLinksWork, expectMenu, linkToOther, otherPage, test } from './fault'

// The error is only logged to the console.
test.use({ allowedMessages: /broken/ })

/** Makes the component of every page throw when the browser renders it. */
const breakPages = (page: Page) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const throwing = "export const component = () => { throw new Error('broken') }"
    const body = (await response.text()).replace(/export\s*\{\s*[\w$]+ as component\s*\};?/, throwing)
    await route.fulfill({ response, body })
  })

test('a page stays as it was served when a component throws during hydration', async ({ page }) => {
  await breakPages(page)
  const failed = page.waitForEvent('console', (message) => message.text().includes('broken'))
  await page.goto('/')
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
  await failed
  await expect(() => expectIntact(page, '/')).toPass()
  expect(await scrollY(page)).toBe(120)
  await expectMenu(page)
  await expectLinksWork(page, '/')
})

test('a page whose component throws during a navigation is loaded as a document', async ({ page }) => {
  await openPage(page, '/')
  await breakPages(page)
  await linkToOther(page, '/').click()
  await expect(page).toHaveURL(otherPage('/'))
  await expect(() => expectIntact(page, otherPage('/'))).toPass()
})
