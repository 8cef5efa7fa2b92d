import type { Browser, Locator, Page } from 'playwright'
import { pagePaths } from '../../src/content/pages.ts'
import { legalPaths } from '../visits.ts'
import { budgets } from './budgets.ts'
import { inTurn, type Row, row } from './row.ts'
import { seen, visit, waitForHydration } from './visit.ts'

/** Each interaction of the site: its page, its name, and its presses, all of which count. */
const interactions: readonly { what: string; path: string; press: (page: Page) => Promise<void> }[] = [
  { what: 'menu', path: '/', press: (page) => tap(page.getByRole('button', { name: 'Menu' })) },
  ...legalPaths.map((path) => ({ what: `contents entry, ${path}`, path, press: pressEntry })),
  ...pagePaths
    .filter((path) => path !== '/')
    .flatMap((path) => [
      { what: `navigation to ${path}`, path: '/', press: (page: Page) => follow(page, path) },
      { what: `navigation from ${path}`, path, press: (page: Page) => follow(page, '/') },
    ]),
]

/** Taps on a processor slowed down four times: time until the next paint. */
export function measureInteractions(browser: Browser, site: string): Promise<Row[]> {
  return inTurn(interactions, ({ what, path, press }) =>
    visit(browser, { cpu: 4 }, async (page) => {
      await page.goto(site + path)
      await waitForHydration(page)
      await press(page)
      await page.waitForTimeout(800)
      return row(budgets.interaction, what, (await seen(page)).interaction)
    }),
  )
}

async function pressEntry(page: Page): Promise<void> {
  await tap(page.locator('summary'))
  await tap(page.locator('nav ol a').nth(5))
}

async function follow(page: Page, path: string): Promise<void> {
  await tap(page.locator(`footer nav a[href="${path}"]`))
  await page.waitForURL((url) => url.pathname === path)
}

async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.tap()
}
