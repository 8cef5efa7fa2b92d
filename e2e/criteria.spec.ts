import type { Page } from 'playwright/test'
import { isPagePath } from '../src/content/pages'
import { addresses, DESKTOP, legalPaths, PHONE } from '../tools/visits'
import { expect, test, waitForHydration } from './site'

/** Criteria of WCAG 2.2 that no accessibility engine tests; src/content/criteria.ts refers to these tests. */

/** The visible state of the page: if it changes, something has happened. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    address: window.location.href,
    scroll: Math.round(window.scrollY),
    open: document.querySelectorAll('details[open], [role=dialog], :popover-open, [aria-expanded=true]').length,
    elements: document.querySelectorAll('body *').length,
  }))

async function open(page: Page, address: string, size = DESKTOP) {
  await page.setViewportSize(size)
  await page.goto(address)
  await waitForHydration(page)
}

const pressables = (page: Page) => page.locator('a[href]:visible, button:visible, summary:visible')

for (const address of addresses) {
  test(`WCAG 1.3.3: no text of ${address} refers to a control by its shape, color, size or place`, async ({ page }) => {
    await open(page, address)
    const sentences = await page.evaluate(() => document.body.innerText.split(/(?<=[.!?])\s+|\n+/))
    expect(sentences.length).toBeGreaterThan(10)
    const asks = /\b(press|tap|click|choose|select|use|see|find|open)\b/i
    const sense =
      /\b(round|square|circular|red|green|blue|orange|colou?red|big|large|small|on the (left|right|top|side)|(left|right)-hand|in the corner|at the (top|bottom))\b[\w\s]* (button|link|icon|menu|box|list|field)\b/i
    expect(sentences.filter((sentence) => asks.test(sentence) && sense.test(sentence))).toEqual([])
  })

  test(`WCAG 2.5.2: a press on ${address} that is released elsewhere does nothing`, async ({ page }) => {
    for (const size of [PHONE, DESKTOP]) {
      await open(page, address, size)
      const kinds = new Set<string>()
      for (const target of await pressables(page).all()) {
        const kind = await target.evaluate(({ localName, className }) => `${localName}.${className}`)
        if (kinds.has(kind)) continue
        kinds.add(kind)
        await target.scrollIntoViewIfNeeded()
        const { address: here, open: opened, elements } = await stateOf(page)
        const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
        await page.mouse.move(x + Math.min(width / 2, 20), y + height / 2)
        await page.mouse.down()
        await page.mouse.move(1, 1)
        await page.mouse.up()
        expect(await stateOf(page), kind).toMatchObject({ address: here, open: opened, elements })
      }
      expect(kinds.size).toBeGreaterThan(3)
    }
  })

  test(`WCAG 3.2.1: focus alone changes nothing on ${address}`, async ({ page }) => {
    for (const size of [PHONE, DESKTOP]) {
      await open(page, address, size)
      const { address: here, open: opened, elements } = await stateOf(page)
      for (const target of await pressables(page).all()) {
        await target.focus()
        expect(await stateOf(page)).toMatchObject({ address: here, open: opened, elements })
      }
    }
  })
}

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const address of addresses) {
    test(`WCAG 2.2.2 and 2.3.1: nothing on ${address} moves by itself for 5 seconds or repeats`, async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto(address)
      const running = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ timeline }) => timeline === document.timeline)
            .map(({ effect }) => {
              const { endTime, iterations } = effect?.getComputedTiming() ?? {}
              return { endTime: Number(endTime), iterations }
            }),
        )
      const seen = [...(await running())]
      await waitForHydration(page)
      seen.push(...(await running()))
      if (address === '/') expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter(({ endTime, iterations }) => !(endTime < 5000) || iterations !== 1)).toEqual([])
    })
  }
})

for (const path of legalPaths) {
  test(`WCAG 1.4.13: the sign beside a heading of ${path} stays while it is pointed at, and covers no text`, async ({
    page,
  }) => {
    await open(page, path)
    const [id = ''] = isPagePath(path) ? [await page.locator('main section[id]').first().getAttribute('id')] : []
    const heading = page.locator(`#${id} h2`)
    const sign = page.locator(`#${id} a`).first()
    await heading.scrollIntoViewIfNeeded()
    await heading.hover()
    await expect(sign).toHaveCSS('opacity', '1')
    await sign.hover()
    await expect(sign).toHaveCSS('opacity', '1')
    const covered = await sign.evaluate((sign) => {
      const { left, right, top, bottom } = sign.getBoundingClientRect()
      const range = document.createRange()
      return [...document.querySelectorAll('main h2 span, main p')].filter((part) => {
        range.selectNodeContents(part)
        return [...range.getClientRects()].some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top && !sign.contains(part),
        )
      }).length
    })
    expect(covered).toBe(0)
  })
}
