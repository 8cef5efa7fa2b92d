import type { Page } from 'playwright/test'
import { expect, heading, holdScripts, openPage, painted, waitForHydration } from '../site'
import { expectLinksWork, expectMenu, faultyPages, otherPage, servedContent, test } from './fault'

const [, path] = faultyPages

/** Simulates Chrome's translation: every text in two `font` elements, in another language. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = 'de'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.textContent}`.toUpperCase()
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  })

/** What the visitor reads, where, and what is selected. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    words: ['header', 'main', 'footer'].map((part) => document.querySelector(part)?.textContent),
    y: Math.round(window.scrollY),
    selection: getSelection()?.toString(),
  }))

/** Scrolls to the middle of the page and selects a text. */
const beginToRead = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    getSelection()?.selectAllChildren(document.querySelector('main p') as Element)
  })

for (const [what, alter] of [
  ['a translator that replaces every text', translate],
  [
    'an extension that adds elements inside the page',
    (page: Page) =>
      page.evaluate(() => {
        for (const text of document.querySelectorAll('#root p')) text.append(document.createElement('extension-mark'))
      }),
  ],
] as const) {
  test(`${what} before hydration is left alone`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path)
    await alter(page)
    await beginToRead(page)
    const before = await stateOf(page)
    release()
    await page.waitForLoadState('networkidle')
    await painted(page)
    expect(await stateOf(page)).toEqual(before)
    await page
      .locator(`footer a[href="${otherPage(path)}"]`)
      .last()
      .click()
    await expect(page).toHaveURL(otherPage(path))
    await expect(heading(page)).toBeVisible()
  })
}

test('a translation after hydration stays; the next page is in the original language', async ({ page }) => {
  await openPage(page, path)
  await translate(page)
  const before = await stateOf(page)
  await painted(page)
  expect(await stateOf(page)).toEqual(before)
  await page
    .locator(`footer a[href="${otherPage(path)}"]`)
    .last()
    .click()
  await expect(page).toHaveURL(otherPage(path))
  const { main } = await servedContent(page, otherPage(path))
  await expect.poll(() => page.getByRole('main').innerText()).toBe(main)
  await page.goBack()
  await expect(heading(page)).toBeVisible()
})

test('extensions that add to html, head and body before hydration change nothing', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(path)
  await page.evaluate(() => {
    for (const place of [document.documentElement, document.head, document.body]) {
      place.setAttribute('data-extension', '1')
      place.prepend(document.createElement('grammarly-desktop-integration'))
      place.append(document.createElement('extension-panel'), document.createComment('extension'))
    }
    for (const link of document.querySelectorAll('#root, a')) link.setAttribute('data-extension', '1')
  })
  const before = await stateOf(page)
  release()
  await waitForHydration(page)
  await painted(page)
  expect(await stateOf(page)).toEqual(before)
  await expectMenu(page)
  await expectLinksWork(page, path)
})
