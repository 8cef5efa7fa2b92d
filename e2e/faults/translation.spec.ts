import type { Page } from 'playwright/test'
import { expect, heading, holdScripts, openPage, waitForHydration, waitForPaint } from '../site'
import { expectMenu, faultyPages, otherPage, servedContent, test } from './fault'

const [, path] = faultyPages

/** Runs in the page: simulates Chrome's translation, which wraps every text in two `font` elements. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `${text.textContent}`.toUpperCase()
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}

/** Runs in the page: simulates extensions that add elements around ours. */
function addElements(): void {
  for (const place of [document.documentElement, document.head, document.body]) {
    place.setAttribute('data-extension', '1')
    place.prepend(document.createElement('grammarly-desktop-integration'))
    place.append(document.createElement('extension-panel'), document.createComment('extension'))
  }
}

/** The text, the scroll position and the selection. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    words: ['header', 'main', 'footer'].map((part) => document.querySelector(part)?.textContent),
    y: Math.round(window.scrollY),
    selection: getSelection()?.toString(),
  }))

/** The footer's link to the other page, in any language. */
const link = (page: Page) => page.locator(`footer a[href="${otherPage(path)}"]`).last()

for (const [what, alter] of [
  ['a translator that replaces every text', translate],
  ['an extension that adds to html, head and body', addElements],
] as const) {
  test(`hydration keeps what ${what} has changed`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path)
    await page.evaluate(alter)
    await page.evaluate(() => {
      window.scrollTo({ top: 1000, behavior: 'instant' })
      getSelection()?.selectAllChildren(document.querySelector('main p') as Element)
    })
    const before = await stateOf(page)
    release()
    if (alter === addElements) await waitForHydration(page)
    else await page.waitForLoadState('networkidle')
    await waitForPaint(page)
    expect(await stateOf(page)).toEqual(before)
    if (alter === addElements) await expectMenu(page)
    await link(page).click()
    await expect(page).toHaveURL(otherPage(path))
    await expect(heading(page)).toBeVisible()
  })
}

test('a translation made after hydration stays, and the next page is in the original language', async ({ page }) => {
  await openPage(page, path)
  await page.evaluate(translate)
  const before = await stateOf(page)
  await waitForPaint(page)
  expect(await stateOf(page)).toEqual(before)
  await link(page).click()
  await expect(page).toHaveURL(otherPage(path))
  const { main } = await servedContent(page, otherPage(path))
  await expect.poll(() => page.getByRole('main').innerText()).toBe(main)
})
