import { readFileSync } from 'node:fs'
import { test as base, type Locator } from 'playwright/test'
import type { GateConfig, Opener } from '../src/config.ts'

const fixture = readFileSync(new URL('fixture.html', import.meta.url), 'utf8')

/** Every address answers with the fixture page. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: fixture }))
    await use(page)
  },
})

const opens = (button: Locator) => button.click().then(() => true)

const menu: Opener = {
  name: 'menu open',
  open: (page) => opens(page.getByRole('button', { name: 'Menu' })),
  close: (page) => page.keyboard.press('Escape'),
  opened: (page) => page.getByRole('dialog'),
}

const holidays: Opener = {
  name: 'holidays open',
  open: (page) => opens(page.locator('summary')),
  close: (page) => page.locator('summary').click(),
  opened: (page) => page.locator('details'),
}

/** How the gate is asked about the fixture page. */
export const config: GateConfig = { pages: [{ address: '/' }], level: 'AAA', openers: [menu, holidays] }
