import type { Page } from 'playwright/test'
import { pagePaths } from '../src/content/pages'
import { addresses, DESKTOP, legalPaths, PHONE } from '../tools/visits'
import { expect, holdScripts, scrollY, test, waitForHydration } from './site'

/** Remembers every node of the page; returns a function that lists those that are gone or replaced. */
async function rememberNodes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const nodes: Node[] = []
    const walker = document.createTreeWalker(document.getElementById('root') ?? document.body)
    while (walker.nextNode()) nodes.push(walker.currentNode)
    Object.assign(window, { served: nodes })
  })
  return () =>
    page.evaluate(() => {
      const served = (window as unknown as { served: Node[] }).served
      if (served.length < 50) return ['too few nodes were remembered']
      return served
        .filter((node) => !node.isConnected)
        .map((node) => `${node.nodeName} ${node.textContent?.slice(0, 40)}`)
    })
}

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    for (const address of addresses) {
      test(`${address} keeps every node that was served`, async ({ page }) => {
        const release = await holdScripts(page)
        await page.goto(address)
        const lost = await rememberNodes(page)
        release()
        await waitForHydration(page)
        await page.waitForLoadState('networkidle')
        expect(await lost()).toEqual([])
      })

      test(`${address} keeps its nodes, scroll position, focus and selection for a visitor who has begun to read`, async ({
        page,
      }) => {
        const release = await holdScripts(page)
        await page.goto(address)
        const before = await page.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement
          window.scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: 'instant' })
          const links = [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => link.checkVisibility())
          links.at(-1)?.focus({ preventScroll: true })
          const text = document.querySelector('main p')
          if (text) getSelection()?.selectAllChildren(text)
          return {
            y: Math.round(window.scrollY),
            focus: document.activeElement?.textContent,
            selection: getSelection()?.toString(),
          }
        })
        expect(before.selection).not.toBe('')
        const lost = await rememberNodes(page)
        release()
        await waitForHydration(page)
        await page.waitForLoadState('networkidle')
        expect(await lost()).toEqual([])
        const after = await page.evaluate(() => ({
          y: Math.round(window.scrollY),
          focus: document.activeElement?.textContent,
          selection: getSelection()?.toString(),
        }))
        expect(after).toEqual(before)
      })
    }
  })
}

for (const path of legalPaths) {
  test(`the contents of ${path} that were opened before hydration stay open`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    const release = await holdScripts(page)
    await page.goto(path)
    await page.locator('main summary').click()
    const lost = await rememberNodes(page)
    const y = await scrollY(page)
    release()
    await waitForHydration(page)
    await expect(page.locator('main details')).toHaveAttribute('open')
    await expect(page.locator('main details li').first()).toBeVisible()
    expect(await lost()).toEqual([])
    expect(await scrollY(page)).toBe(y)
  })
}

for (const path of pagePaths) {
  test(`${path} is hydrated without input`, async ({ page }) => {
    await page.goto(path)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
  })
}

for (const address of addresses) {
  test(`a visitor of ${address} in 2031 sees that year`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-15T12:00:00Z'))
    await page.goto(address)
    await waitForHydration(page)
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ')
  })

  test(`a visitor of ${address} whose clock is behind the build sees the year of the build`, async ({ page }) => {
    const served = await (await page.request.get(address)).text()
    const built = /© (?:<!-- -->)?(\d{4})/.exec(served)?.[1]
    if (!built) throw new Error('The served page has no year.')
    await page.clock.setFixedTime(new Date('2001-06-15T12:00:00Z'))
    await page.goto(address)
    await waitForHydration(page)
    await expect(page.getByRole('contentinfo')).toContainText(`© ${built} `)
  })
}
