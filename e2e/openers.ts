import type { Locator, Page } from 'playwright/test'

/** The open menu: the drawer, or the header's popover until the drawer has loaded. */
export const openMenu = (page: Page): Locator => page.locator('[role=dialog]:visible, header nav:popover-open')

/** Opens and closes the menu. Like the other opener, it returns false if the page does not have it at this viewport size. */
export const menuOpener = {
  name: 'menu open',
  async open(page: Page) {
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    if (!(await button.isVisible())) return false
    // With JavaScript, wait here until the drawer has loaded, and below until focus is in it and the page behind is inert.
    await page.waitForFunction(
      () =>
        !('hydrated' in document.documentElement.dataset) ||
        document.querySelector('header button[aria-haspopup=dialog]'),
    )
    await button.click()
    await openMenu(page).waitFor({ state: 'visible' })
    await page.waitForFunction(
      () =>
        !('hydrated' in document.documentElement.dataset) ||
        (document.activeElement?.closest('[role=dialog]') && document.querySelector('main[inert]')),
    )
    return true
  },
  async close(page: Page) {
    await page.keyboard.press('Escape')
    await openMenu(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => !document.querySelector('[inert]'))
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
