import type { Page } from 'playwright/test'
import type { PagePath } from '../../src/content/pages'
import { contrastOf } from '../../tests/contrast'
import { expect, navLink, openPage, test, waitForPaint } from '../fixtures'
import { articlePaths, DESKTOP, routes } from '../routes'
import { dark, forced, light, pixelsOf } from './states'

const [legal, other] = articlePaths as [PagePath, PagePath]
const moving = { ...light, reducedMotion: 'no-preference' } as const

/** The properties of each element that scrolling could animate (WCAG 2.3.3). */
const animatedStyles = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all.map((element) => {
      const { transform, opacity, scale, translate } = getComputedStyle(element)
      return `${element.localName}.${element.getAttribute('class')}: ${[transform, opacity, scale, translate]}`
    }),
  )

/** Runs in each document: records the animations and transitions that start, except those that scrolling drives. */
function record() {
  const started = new Map<string, number>()
  const add = () => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue
      const name = 'animationName' in animation ? animation.animationName : 'transition'
      started.set(`${name}`, Number(animation.effect?.getComputedTiming().endTime))
    }
  }
  for (const type of ['animationstart', 'transitionrun']) window.addEventListener(type, add, true)
  Object.assign(window, { started })
}

/** What has started in the current document: name, and time from its start to its end, in ms. */
const startedOn = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { started: Map<string, number> }).started])

/** Those that last 5 seconds or more: visitors would have to be able to stop them (WCAG 2.2.2). */
const tooLong = (started: readonly (readonly [string, number])[]) => started.filter(([, ms]) => !(ms < 5000))

/** Waits until the animations that have started have ended. */
const waitForEnd = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => timeline !== document.timeline || playState !== 'running'),
  )

for (const route of routes)
  test(`on ${route} nothing moves under reduced motion, and no animation lasts 5 seconds or more otherwise`, async ({
    page,
  }) => {
    await page.addInitScript(record)
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia(moving)
    await page.goto(route)
    await waitForEnd(page)
    const started = await startedOn(page)
    if (route === '/') expect(started.map(([name]) => name).sort()).toEqual(['nose', 'post', 'scan'])
    expect(tooLong(started)).toEqual([])
    await page.emulateMedia(light)
    await openPage(page, route)
    const before = await animatedStyles(page)
    for (const share of [0, 0.05, 0.1, 0.2, 0.5, 1]) {
      await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), share)
      await waitForPaint(page)
      expect(await animatedStyles(page), `scrolled to ${share * 100}% under reduced motion`).toEqual(before)
    }
    expect(await startedOn(page), 'under reduced motion').toEqual([])
  })

test('the bar of a page that loads slowly can be seen, and stops moving before 5 seconds have passed', async ({
  page,
}) => {
  await page.addInitScript(record)
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia(moving)
  await openPage(page, legal)
  // Neither the page's code nor its document arrives.
  await page.route(`**${other}*`, () => {})
  await navLink(page, other).press('Enter')
  await expect(page.locator('[aria-live]')).toHaveText('Loading the page')
  await expect.poll(async () => (await startedOn(page)).map(([name]) => name)).toEqual(['loading'])
  expect(tooLong(await startedOn(page))).toEqual([])
  const bar = await page.locator('[aria-live] > *').boundingBox()
  if (!bar) throw new Error('There is no bar.')
  // Motion is reduced: the bar is as it is in the end.
  for (const [state, media] of Object.entries({ light, dark, 'forced colors': forced })) {
    await page.emulateMedia(media)
    expect(await page.evaluate(() => document.getAnimations().length), 'animations under reduced motion').toBe(0)
    // From above the bar to its middle.
    const clip = { x: bar.width / 2, y: bar.y - 4, width: 1, height: 6 }
    const { colorAt } = await pixelsOf(page, { clip })
    expect(contrastOf(colorAt(0, 5), colorAt(0, 0)), `contrast of the bar, ${state}`).toBeGreaterThanOrEqual(3)
  }
})
