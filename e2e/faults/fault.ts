import type { Browser, Page } from 'playwright/test'
import { headerPaths, pages } from '../../src/content/pages'
import { openMenu } from '../openers'
import { legalPaths, PHONE } from '../routes'
import { test as base, expect, titleOf, waitForPaint } from '../site'

/** Faults are tried on these pages, on a phone: one with pictures, one with a contents list. */
export const faultyPages = ['/', legalPaths[0] ?? '/'] as const
type FaultyPage = (typeof faultyPages)[number]

/** Chromium's own messages about a file, or a module, that failed to load. */
export const MISSING = /^Failed to load resource|^TypeError: Failed to fetch dynamically imported module/

/** In Chromium: faults are in our script and its files, and engines word their messages in different ways. */
export const test = base.extend<{ inChromium: undefined }>({
  viewport: PHONE,
  inChromium: [
    async ({ browserName }, use) => {
      base.skip(browserName !== 'chromium', 'faults are tried in Chromium')
      await use(undefined)
    },
    { auto: true },
  ],
})

/** What a visitor gets from a page: its text, part by part, and its links. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? 'missing'
    const links = [...document.querySelectorAll('#root a')].map((a) => `${a.textContent}: ${a.getAttribute('href')}`)
    return { title: document.title, main: text('main'), footer: text('footer'), links }
  })

type Content = Awaited<ReturnType<typeof contentOf>>
const served = new Map<string, Content>()

/** The content of a page without script, with which every fault is compared. */
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

/** Expects all texts and links of the page, nothing inert or busy, and that it can be scrolled and pressed. */
export async function expectIntact(page: Page, path: string): Promise<void> {
  await waitForPaint(page)
  expect(await contentOf(page)).toEqual(await servedContent(page, path))
  const held = page.locator('[inert], [aria-busy=true], [role=progressbar], body > [aria-hidden=true]')
  await expect(held).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
}

/** Expects that the Menu button offers every page of the bar. */
export async function expectMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const path of headerPaths)
    await expect(openMenu(page).getByRole('link', { name: pages[path].nav, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openMenu(page)).toHaveCount(0)
}

/** The other one of the two pages. */
export const otherPage = (path: string): FaultyPage => (path === '/' ? faultyPages[1] : '/')

/** The link of the footer to the other page. */
export const linkToOther = (page: Page, path: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: pages[otherPage(path)].nav, exact: true })

/** Expects that a link of the footer leads to the other page with all its content. */
export async function expectLinksWork(page: Page, path: string): Promise<void> {
  await linkToOther(page, path).click()
  await expect(page).toHaveURL(otherPage(path))
  await expect(page).toHaveTitle(titleOf(otherPage(path)))
  await expect(() => expectIntact(page, otherPage(path))).toPass()
}
