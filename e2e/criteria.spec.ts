import type { Page } from 'playwright/test'
import { DESKTOP, PHONE } from '../tools/visits'
import { expect, kinds, oneOfEachKind, painted, test, waitForHydration } from './site'

/** Criteria of WCAG 2.2 that no accessibility engine tests; docs/accessibility.md lists these tests. */

/** Runs in the page: focuses each element. Returns the page's visible state, before and after each. */
async function look(elements: Element[]) {
  const state = () => ({
    address: window.location.href,
    open: document.querySelectorAll('details[open], [role=dialog], :popover-open, [aria-expanded=true]').length,
    elements: document.querySelectorAll('body *').length,
  })
  const seen = [state()]
  for (const element of elements) {
    ;(element as HTMLElement).focus()
    await new Promise((resolve) => setTimeout(resolve))
    seen.push(state())
  }
  return seen
}

const pressables = (page: Page) => page.locator('a[href]:visible, button:visible, summary:visible')

/** The animations that run by the clock. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => ({
        endTime: Number(effect?.getComputedTiming().endTime),
        iterations: effect?.getComputedTiming().iterations,
      })),
  )

async function expectNothingOnFocus(page: Page) {
  const seen = await pressables(page).evaluateAll(look)
  await painted(page)
  seen.push(...(await page.evaluate(look, [])))
  expect(seen.length).toBeGreaterThan(5)
  for (const state of seen) expect(state).toEqual(seen[0])
}

async function expectNothingOnRelease(page: Page) {
  const controls = await oneOfEachKind(pressables(page))
  expect(controls.length).toBeGreaterThan(3)
  for (const [kind, target] of controls) {
    await target.scrollIntoViewIfNeeded()
    const before = await page.evaluate(look, [])
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    await page.mouse.move(x + Math.min(width / 2, 20), y + height / 2)
    await page.mouse.down()
    await page.mouse.move(1, 1)
    await page.mouse.up()
    expect(await page.evaluate(look, []), kind).toEqual(before)
  }
}

/** The sign beside the first heading, a link to the section, is shown while one of both is pointed at. */
async function expectSignStays(page: Page) {
  const section = page.locator('main section[id]').first()
  const sign = section.getByRole('link').first()
  for (const pointed of [section.getByRole('heading').first(), sign]) {
    await pointed.hover()
    await expect(sign).toHaveCSS('opacity', '1')
  }
  const signBox = await sign.boundingBox()
  const textBox = await section.getByRole('heading').first().locator('span').first().boundingBox()
  if (!signBox || !textBox) throw new Error('The sign or the heading has no box.')
  const beside = signBox.x + signBox.width <= textBox.x || signBox.x >= textBox.x + textBox.width
  expect(beside, 'the sign covers no text').toBe(true)
}

// The not-found page has no control of its own.
for (const address of kinds.slice(0, -1)) {
  test(`${address} meets WCAG 1.4.13, 2.2.2, 2.3.1, 2.5.2 and 3.2.1`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(DESKTOP)
    await page.goto(address)
    await test.step('2.2.2 and 2.3.1: nothing moves by itself for 5 seconds or repeats', async () => {
      const seen = [...(await running(page))]
      await waitForHydration(page)
      seen.push(...(await running(page)))
      if (address === '/') expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter(({ endTime, iterations }) => !(endTime < 5000) || iterations !== 1)).toEqual([])
    })
    if (address !== '/')
      await test.step('1.4.13: the sign beside a heading stays while it is pointed at, and covers no text', () =>
        expectSignStays(page))
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size)
      await painted(page) // Script closes or opens the contents list.
      await test.step(`3.2.1: focus alone changes nothing, at ${size.width} px`, () => expectNothingOnFocus(page))
      await test.step(`2.5.2: a press that is released elsewhere does nothing, at ${size.width} px`, () =>
        expectNothingOnRelease(page))
    }
  })
}
