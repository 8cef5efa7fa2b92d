import type { Locator, Page } from 'playwright/test'
import { waitForPaint } from './fixtures'

/** The open menu: the drawer, or the header's popover until the drawer has loaded. */
export const openMenu = (page: Page): Locator => page.locator('[role=dialog]:visible, header nav:popover-open')

/** Waits until the drawer has loaded, for tests of the drawer. */
export async function waitForDrawer(page: Page): Promise<void> {
  // The not-found page is not hydrated, and keeps the popover.
  if ((await page.locator('script[data-entry]').count()) > 0)
    await page.locator('[role=dialog]').waitFor({ state: 'attached' })
}

/**
 * Opens and closes the menu in whatever state the page is: the drawer, or the popover. Like the other opener, it returns
 * false if the page does not have it at this viewport size.
 */
export const menuOpener = {
  name: 'menu open',
  async open(page: Page) {
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    if (!(await button.isVisible())) return false
    await button.click()
    await openMenu(page).waitFor({ state: 'visible' })
    // The drawer moves focus, and makes the page inert.
    await waitForPaint(page)
    return true
  },
  async close(page: Page) {
    await page.keyboard.press('Escape')
    await openMenu(page).waitFor({ state: 'hidden' })
    await waitForPaint(page)
  },
}

/** Opens and closes the contents list. */
export const contentsOpener = {
  name: 'contents open',
  async open(page: Page) {
    const summary = page.locator('details:not([open]) > summary').first()
    if (!(await summary.count()) || !(await summary.isVisible())) return false
    await summary.click()
    return true
  },
  close: (page: Page) => page.locator('details[open] > summary').first().click(),
}
