import type { Page } from 'playwright/test'
import { DESKTOP, legalPaths, PHONE } from './routes'
import { expect, heading, navLink, openPage, painted, sampleRoutes, scrollY, test, titleOf } from './site'

const [legal = '/'] = legalPaths

test.skip(({ browserName }) => browserName !== 'chromium', 'where the first Tab goes has been tried in Chromium only')

/** Whether focus is on the first focusable element in `main`; on a page without one, on the next after it. */
const onFirstStopOfMain = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll(':is(main, footer) :is(a[href], summary)')] as HTMLElement[]
    return stops.find((stop) => stop.checkVisibility()) === document.activeElement
  })

for (const address of sampleRoutes) {
  test(`on ${address} the first Tab shows the skip link, and the skip link moves focus to main, where Tab continues`, async ({
    page,
  }) => {
    const skipLink = page.getByRole('link', { name: 'Skip to content' })
    for (const viewport of [PHONE, DESKTOP]) {
      await test.step(`at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport)
        await openPage(page, address)
        const url = page.url()
        await expect(skipLink).not.toBeInViewport()
        await page.keyboard.press('Tab')
        await expect(skipLink).toBeFocused()
        await expect(skipLink).toBeInViewport({ ratio: 1 })
        // It is above the header: a pointer would reach it.
        await skipLink.click({ trial: true })
        await page.keyboard.press('Enter')
        await expect(heading(page)).toBeFocused()
        expect(page.url()).toBe(url)
        await page.keyboard.press('Tab')
        expect(await onFirstStopOfMain(page)).toBe(true)
      })
    }
  })
}

test('Tab through the header does not scroll, and after Enter on a link Tab continues from the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openPage(page, '/')
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  const links = page.getByRole('banner').getByRole('link')
  await links.first().evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  for (let step = 1; step < (await links.count()); step++) {
    await page.keyboard.press('Tab')
    expect(await scrollY(page)).toBe(300)
  }
  await navLink(page, legal).press('Enter')
  await expect(page).toHaveTitle(titleOf(legal))
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await onFirstStopOfMain(page)).toBe(true)
})

test('Tab goes on where it was when a change of the window hides the focused control', async ({ page }) => {
  for (const [from, to, control, region] of [
    [PHONE, DESKTOP, 'header button', 'header, main'],
    [DESKTOP, PHONE, 'header nav a', 'header, main'],
    [PHONE, DESKTOP, 'main summary', 'main'],
    [DESKTOP, PHONE, 'main nav li:nth-child(3) a', 'main'],
  ] as const) {
    await test.step(`${control}, from ${from.width} to ${to.width} px`, async () => {
      await page.setViewportSize(from)
      await openPage(page, legal)
      await page.locator(control).first().focus()
      await page.setViewportSize(to)
      await painted(page)
      await expect(page.locator(control).first()).toBeHidden()
      await page.keyboard.press('Tab')
      await expect(page.locator(`:is(${region}) :focus`)).toBeVisible()
    })
  }
})
