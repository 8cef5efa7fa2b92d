import type { Page } from 'playwright/test'
import { headerPaths, pages } from '../src/content/pages'
import { openMenu } from './openers'
import { legalPaths, PHONE, routes } from './routes'
import { expect, test, titleOf, top } from './site'

type HeaderPath = (typeof headerPaths)[number]
const [legal = '/'] = legalPaths

// The specs in faults/ compare text and links with and without JavaScript (`expectIntact`).

/** Runs in the page: controls that need JavaScript, and elements that look like a control but are not. */
function deadControls() {
  const all = [...document.querySelectorAll('body *')].filter((node) => node.checkVisibility())
  const works = (node: Element) =>
    node.matches('a[href], summary') || (node instanceof HTMLButtonElement && node.popoverTargetElement !== null)
  return all
    .filter(
      (node) =>
        (node.matches('a, button, summary, [role=button], [role=link], input, select') && !works(node)) ||
        (getComputedStyle(node).cursor === 'pointer' && !node.closest('a[href], summary, button[popovertarget]')),
    )
    .map((node) => node.outerHTML.slice(0, 120))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })
  const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })

  test('every control works, and contents lists jump to their sections', async ({ page }) => {
    for (const address of routes) {
      await test.step(address, async () => {
        await page.goto(address)
        expect(await page.evaluate(deadControls)).toEqual([])
      })
    }
    await page.goto(legal)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.locator('summary').click()
    const link = contents.getByRole('link').last()
    const hash = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(legal + hash)
    await expect(page.locator(hash)).toBeInViewport()
  })

  test('the menu links to each page and to the download section, and does not cover that section afterwards', async ({
    page,
  }) => {
    await page.goto(legal)
    await menuButton(page).click()
    const linkTo = (to: HeaderPath) => openMenu(page).getByRole('link', { name: pages[to].nav, exact: true })
    for (const to of headerPaths) {
      await expect(linkTo(to)).toHaveAttribute('href', to)
      await linkTo(to).click({ trial: true })
    }
    await linkTo('/').click()
    await expect(page).toHaveTitle(titleOf('/'))
    await menuButton(page).click()
    await openMenu(page).getByRole('link', { name: 'Download App' }).click()
    await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
    await expect(openMenu(page).getByRole('link')).toHaveCount(0)
    await page.getByRole('main').getByRole('link').last().click({ trial: true })
  })

  test('a second press closes the menu in a window of half the width, where the bar has two rows', async ({ page }) => {
    await page.goto(legal)
    await page.setViewportSize({ ...PHONE, width: PHONE.width / 2 })
    await menuButton(page).click()
    await menuButton(page).click()
    await expect(openMenu(page)).toHaveCount(0)
  })

  test('the menu opens and closes by keyboard, and does not move the links when the window widens', async ({
    page,
  }) => {
    await page.goto('/')
    await menuButton(page).press('Enter')
    await page.keyboard.press('Tab')
    await expect(openMenu(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openMenu(page)).toHaveCount(0)
    const wide = { width: 844, height: 390 }
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const places = () => links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)))
    await page.setViewportSize(wide)
    const closed = await places()
    await page.setViewportSize(PHONE)
    await menuButton(page).click()
    await page.setViewportSize(wide)
    expect(await places()).toEqual(closed)
  })
})
