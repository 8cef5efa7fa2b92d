import type { Page } from 'playwright/test'
import { DESKTOP, legalPaths, PHONE } from './routes'
import { expect, holdScripts, sampleRoutes, scrollY, test, waitForHydration } from './site'

/** Remembers every node of the page; returns a function that lists those that have been removed or replaced. */
async function rememberNodes(page: Page): Promise<() => Promise<string[]>> {
  const nodes = await page.evaluateHandle(() => {
    const nodes: Node[] = []
    const walker = document.createTreeWalker(document.getElementById('root') ?? document.body)
    while (walker.nextNode()) nodes.push(walker.currentNode)
    return nodes
  })
  expect(await nodes.evaluate((all) => all.length)).toBeGreaterThan(50)
  return () =>
    nodes.evaluate((all) =>
      all.filter((node) => !node.isConnected).map((node) => `${node.nodeName} ${node.textContent?.slice(0, 40)}`),
    )
}

/** The scroll position, and the text that is focused and selected. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    y: Math.round(window.scrollY),
    focus: document.activeElement?.textContent,
    selection: getSelection()?.toString(),
  }))

/** Runs in the page: scrolls, focuses a link and selects text. */
function startReading() {
  const { scrollHeight, clientHeight } = document.documentElement
  window.scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: 'instant' })
  const links = [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => link.checkVisibility())
  links.at(-1)?.focus({ preventScroll: true })
  getSelection()?.selectAllChildren(document.querySelector('main p') as Element)
}

for (const address of sampleRoutes) {
  test(`hydration of ${address} keeps all nodes, the scroll position, the focus and the selection`, async ({
    page,
  }) => {
    for (const [viewport, reads] of [
      [PHONE, true],
      [DESKTOP, false],
    ] as const) {
      await page.setViewportSize(viewport)
      const release = await holdScripts(page)
      await page.goto(address)
      if (reads) await page.evaluate(startReading)
      const before = await stateOf(page)
      if (reads) expect(before.selection).not.toBe('')
      const lost = await rememberNodes(page)
      release()
      await waitForHydration(page)
      expect(await lost()).toEqual([])
      expect(await stateOf(page)).toEqual(before)
    }
  })
}

test('a contents list opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await holdScripts(page)
  await page.goto(legalPaths[0] ?? '')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.locator('summary').click()
  const lost = await rememberNodes(page)
  const y = await scrollY(page)
  release()
  await waitForHydration(page)
  await expect(contents.getByRole('listitem').first()).toBeVisible()
  expect(await lost()).toEqual([])
  expect(await scrollY(page)).toBe(y)
})
