import type { Page } from 'playwright/test'
import { painted } from '../../gate/moments'
import { expect, holdScripts, openPage, waitForHydration } from '../site'
import { expectLinksWork, expectMenu, expectUsable, onEveryPage, otherPage, servedContent } from './fault'

/** Simulates Chrome's translation: every text in two `font` elements, in another language. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'de'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.style.verticalAlign = 'inherit'
      inner.textContent = `${text.textContent}`.toUpperCase()
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
    document.title = 'ÜBERSETZT'
    return texts.length
  })

const words = (page: Page) =>
  page.evaluate(() => ['header', 'main', 'footer'].map((part) => document.querySelector(part)?.textContent))

const scrollAndSelect = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: 'instant' })
    const text = document.querySelector('main p')
    if (text) getSelection()?.selectAllChildren(text)
  })

const stateOf = (page: Page) =>
  page.evaluate(() => ({ y: Math.round(window.scrollY), selection: getSelection()?.toString() }))

/** Opens the page and waits as long as script needs to load. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await painted(page)
}

onEveryPage('translated before hydration', { quick: true }, async (page, { address }) => {
  const release = await holdScripts(page)
  await page.goto(address)
  expect(await translate(page)).toBeGreaterThan(20)
  await scrollAndSelect(page)
  const before = [await words(page), await stateOf(page)]
  release()
  await comeToRest(page)
  expect([await words(page), await stateOf(page)]).toEqual(before)
  const to = otherPage(address)
  await page.locator(`footer a[href="${to}"]`).last().click()
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

onEveryPage('translated after hydration', { quick: true }, async (page, visit) => {
  const { address } = visit
  await openPage(page, address)
  await translate(page)
  const before = await words(page)
  await scrollAndSelect(page)
  await painted(page)
  expect(await words(page)).toEqual(before)
  await expect(page.locator('main')).toBeVisible()
  const button = page.locator('header .menu-button-root')
  if (await button.isVisible()) {
    await button.click()
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // Header and footer stay translated; the new page's own text is in the original language.
  const to = otherPage(address)
  await page.locator(`footer a[href="${to}"]`).last().click()
  await expect(page).toHaveURL(to)
  const { main } = await servedContent(visit, to)
  await expect.poll(() => page.locator('main').innerText()).toBe(main)
  await expectUsable(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

onEveryPage('extensions that add to html, head and body before hydration', { quick: true }, async (page, visit) => {
  const { address } = visit
  const release = await holdScripts(page)
  await page.goto(address)
  await page.evaluate(() => {
    for (const name of ['data-extension', 'data-darkreader-mode', 'cz-shortcut-listen']) {
      for (const element of [document.documentElement, document.head, document.body]) element.setAttribute(name, '1')
    }
    document.documentElement.classList.add('extension')
    for (const place of [document.documentElement, document.head, document.body]) {
      place.prepend(document.createElement('grammarly-desktop-integration'))
      place.append(document.createElement('extension-panel'), document.createComment('extension'))
    }
    document.getElementById('root')?.setAttribute('data-extension', '1')
    for (const link of document.querySelectorAll('a')) link.setAttribute('data-extension', '1')
  })
  const before = await words(page)
  release()
  await waitForHydration(page)
  await painted(page)
  expect(await words(page)).toEqual(before)
  await expectMenu(page)
  await expectLinksWork(visit)
})

onEveryPage('an extension that adds elements inside the page before hydration', {}, async (page, visit) => {
  const { address } = visit
  const release = await holdScripts(page)
  await page.goto(address)
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('#root p')) text.append(document.createElement('extension-mark'))
  })
  await scrollAndSelect(page)
  const before = [await words(page), await stateOf(page)]
  release()
  await comeToRest(page)
  expect([await words(page), await stateOf(page)]).toEqual(before)
  await expectMenu(page)
  await expectLinksWork(visit)
})
