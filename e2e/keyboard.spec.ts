import type { Page } from 'playwright/test'
import { expect, heading, openPage, sampleRoutes, test } from './site'

// a11y/keyboard.spec.ts tests what Tab reaches on each page, and whether it is visible.
test.skip(({ browserName }) => browserName !== 'chromium', 'where the first Tab goes differs between engines')

/** Whether focus is on the first control in `main`, or in the footer if `main` has none. */
const isOnFirstInMain = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll(':is(main, footer) :is(a[href], summary)')]
    return stops.find((stop) => stop.checkVisibility()) === document.activeElement
  })

for (const route of sampleRoutes) {
  test(`on ${route} the first Tab shows the skip link, which moves focus to the main content, where Tab continues`, async ({
    page,
  }) => {
    const skipLink = page.getByRole('link', { name: 'Skip to content' })
    await openPage(page, route)
    const url = page.url()
    await expect(skipLink).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeFocused()
    expect(page.url()).toBe(url)
    await page.keyboard.press('Tab')
    expect(await isOnFirstInMain(page)).toBe(true)
  })
}
