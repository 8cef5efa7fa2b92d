import type { Browser, Page } from 'playwright/test'
import { headerPaths, pages } from '../../src/content/pages'
import { openMenu } from '../openers'
import { legalPaths, PHONE } from '../routes'
import { test as base, expect, titleOf, waitForPaint } from '../site'

/** The pages on which faults are tested, at phone size: one with images, one with a contents list. */
export const faultyPages = ['/', legalPaths[0] ?? '/'] as const
type FaultyPage = (typeof faultyPages)[number]

/** Chromium's own messages about a file, or a module, that failed to load. */
export const MISSING = /^Failed to load resource|^TypeError: Failed to fetch dynamically imported module/

/** Only in Chromium: faults concern our JavaScript, and each engine words its messages differently. */
export const test = base.extend<{ inChromium: undefined }>({
  viewport: PHONE,
  inChromium: [
    async ({ browserName }, use) => {
      base.skip(browserName !== 'chromium', 'faults are tested only in Chromium')
      await use(undefined)
    },
    { auto: true },
  ],
})

/** The text of a page, part by part, and its links. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? 'missing'
    const links = [...document.querySelectorAll('#root a')].map((a) => `${a.textContent}: ${a.getAttribute('href')}`)
    return { title: document.title, main: text('main'), footer: text('footer'), links }
  })

type Content = Awaited<ReturnType<typeof contentOf>>
const served = new Map<string, Content>()

/** The content of a page without JavaScript, with which the content under each fault is compared. */
export async function servedContent(page: Page, path: string): Promise<Content> {
  const { origin } = new URL(page.url())
  const known = served.get(path)
  if (known) return known
  const browser = page.context().browser() as Browser
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE, reducedMotion: 'reduce' })
  await plain.goto(origin + path)
  const content = await contentOf(plain)
  await plain.close()
  expect(content.main.length).toBeGreaterThan(20)
  served.set(path, content)
  return content
}

/** Expects the complete text and links of a page that accepts input and has nothing inert or busy. */
export async function expectIntact(page: Page, path: string): Promise<void> {
  await waitForPaint(page)
  expect(await contentOf(page)).toEqual(await servedContent(page, path))
  const blocked = page.locator('[inert], [aria-busy=true], [role=progressbar], body > [aria-hidden=true]')
  await expect(blocked).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
}

/** Expects the Menu button to open a menu with every page of the header, and Escape to close it. */
export async function expectMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const path of headerPaths)
    await expect(openMenu(page).getByRole('link', { name: pages[path].nav, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openMenu(page)).toHaveCount(0)
}

/** The other of the two pages. */
export const otherPage = (path: string): FaultyPage => (path === '/' ? faultyPages[1] : '/')

/** The footer's link to the other page. */
export const linkToOther = (page: Page, path: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: pages[otherPage(path)].nav, exact: true })

/** Expects the footer's link to open the other page with its complete content. */
export async function expectLinksWork(page: Page, path: string): Promise<void> {
  await linkToOther(page, path).click()
  await expect(page).toHaveURL(otherPage(path))
  await expect(page).toHaveTitle(titleOf(otherPage(path)))
  await expect(() => expectIntact(page, otherPage(path))).toPass()
}
