import type { Page } from 'playwright/test'
import { expect, expectPage, openAsServed, openPage, test, waitForHydration, waitForPaint } from './fixtures'
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

/** Runs in the page: simulates a translation that replaces text and adds no elements. */
function replaceText() {
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) walker.currentNode.textContent += ' übersetzt'
}

/** Opens a page as served, changes it, starts to read, and lets its JavaScript arrive; returns the comparison. */
async function readWhileLoading(page: Page, address: string, change = () => {}) {
  const release = await openAsServed(page, address)
  await page.evaluate(change)
  await page.evaluate(startReading)
  const before = await stateOf(page)
  expect(before.selection).not.toBe('')
  const lost = await rememberNodes(page)
  release()
  return async () => {
    await waitForPaint(page)
    expect(await lost()).toEqual([])
    expect(await stateOf(page)).toEqual(before)
  }
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

for (const address of ['/', legal])
  test(`hydration of ${address} keeps all nodes, the scroll position, the focus and the selection`, async ({
    page,
  }) => {
    const expectUnchanged = await readWhileLoading(page, address)
    await waitForHydration(page)
    await expectUnchanged()
  })

for (const [how, change] of [
  ['with elements around its text', translate],
  ['in its own text nodes', replaceText],
] as const)
  test(`a page that was translated ${how} as it was served is not hydrated, and keeps its nodes and what the visitor has done`, async ({
    page,
  }) => {
    // JavaScript that runs replaces the URL by the page's own, then finds that the page has changed.
    const expectUnchanged = await readWhileLoading(page, `${legal}.html`, change)
    await expect(page).toHaveURL(at(legal))
    await page.waitForLoadState('networkidle')
    await expectUnchanged()
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false)
  })

for (const [what, remove] of [
  ['PerformanceObserver', () => void Reflect.deleteProperty(window, 'PerformanceObserver')],
  // As in Firefox when a page is scrolled before its first paint.
  [
    'a report of the first paint',
    () => {
      PerformanceObserver.prototype.observe = () => {}
    },
  ],
] as const)
  test(`a page is hydrated by itself without ${what}`, async ({ page }) => {
    await page.addInitScript(remove)
    await page.goto(legal)
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
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
