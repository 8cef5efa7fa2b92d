import type { Page } from 'playwright/test'
import { expect, expectPage, holdScripts, openPage, test, waitForHydration, waitForPaint } from './fixtures'
import { articlePaths, at, PHONE } from './routes'

const [legal = '/'] = articlePaths

test.use({ viewport: PHONE })

/** Remembers every node of the document; returns a function that lists those that have been removed or replaced. */
async function rememberNodes(page: Page): Promise<() => Promise<string[]>> {
  const nodes = await page.evaluateHandle(() => {
    const nodes: Node[] = []
    const walker = document.createTreeWalker(document.documentElement)
    while (walker.nextNode()) nodes.push(walker.currentNode)
    return nodes
  })
  return () =>
    nodes.evaluate((all) =>
      all.filter((node) => !node.isConnected).map((node) => `${(node as Element).outerHTML ?? node.textContent}`),
    )
}

/** Runs in the page: opens its contents list, scrolls, focuses a link and selects text. */
function startReading() {
  document.querySelector('details')?.toggleAttribute('open', true)
  const { scrollHeight, clientHeight } = document.documentElement
  window.scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: 'instant' })
  const links = [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => link.checkVisibility())
  links.at(-1)?.focus({ preventScroll: true })
  getSelection()?.selectAllChildren(document.querySelector('main p') as Element)
}

/** The state that `startReading` changes. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    open: document.querySelector('details')?.open,
    y: Math.round(window.scrollY),
    focus: document.activeElement?.textContent,
    selection: getSelection()?.toString(),
  }))

/** Runs in the page: simulates Chrome's translation, which wraps every text node in two `font` elements. */
function translate() {
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

for (const [address, change, name] of [
  ['/', () => {}, 'as served'],
  [legal, () => {}, 'as served'],
  [legal, translate, 'translated by the browser'],
] as const) {
  test(`hydration of ${address}, ${name}, keeps all nodes, the scroll position, the focus and the selection`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(address)
    await page.evaluate(change)
    await page.evaluate(startReading)
    const before = await stateOf(page)
    expect(before.selection).not.toBe('')
    const lost = await rememberNodes(page)
    release()
    // A translated page is not hydrated.
    if (change === translate) await page.waitForLoadState('networkidle')
    else await waitForHydration(page)
    await waitForPaint(page)
    expect(await lost()).toEqual([])
    expect(await stateOf(page)).toEqual(before)
  })
}

test('a page is marked as hydrated only when its main part is', async ({ page }) => {
  await page.addInitScript(() => {
    // The contents list in `main` listens when it is hydrated.
    const { addEventListener } = window
    window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (args[0] === 'scroll' && !('hydrated' in document.documentElement.dataset))
        document.documentElement.dataset.listening = ''
      addEventListener.apply(window, args)
    }
  })
  await openPage(page, legal)
  await expect(page.locator('html')).toHaveAttribute('data-listening')
})

test('a page that is translated after hydration still leads to the next page, in the original language', async ({
  page,
}) => {
  await openPage(page, legal)
  await page.evaluate(translate)
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${at('/')}"]`)
    .last()
    .click()
  await expectPage(page, '/')
  await expect(page.locator('main font')).toHaveCount(0)
})
