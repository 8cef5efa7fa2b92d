import type { Page } from 'playwright/test'
import { openMenu } from '../openers'
import { expect, openPage } from '../site'
import { expectIntact, faultyPages, test } from './fault'

const [, path] = faultyPages
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

async function open(page: Page): Promise<void> {
  await openPage(page, path)
  await menuButton(page).click()
  await expect(openMenu(page).getByRole('button', { name: 'Close' })).toBeFocused()
}

// menu.spec.ts tests thirty fast presses of Menu.
test('Escape held down closes the menu', async ({ page }) => {
  await open(page)
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Escape')
  await page.keyboard.up('Escape')
  await expect(openMenu(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  await expectIntact(page, path)
})

test('a link that is pressed while the menu closes leads to its page or nowhere', async ({ page }) => {
  await open(page)
  const box = await openMenu(page).getByRole('link', { name: 'Home', exact: true }).boundingBox()
  if (!box) throw new Error('The link has no box.')
  await page.keyboard.press('Escape')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(openMenu(page)).toHaveCount(0)
  await expect(() => expectIntact(page, new URL(page.url()).pathname)).toPass()
})
