import type { Page } from 'playwright/test'
import { expect, openPage, test, waitForPaint } from '../fixtures'
import { DESKTOP, routes } from '../routes'
import { light } from './states'

/** The properties of each element that scrolling could animate (WCAG 2.3.3). */
const animatedStyles = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all.map((element) => {
      const { transform, opacity, scale, translate } = getComputedStyle(element)
      return `${element.localName}.${element.getAttribute('class')}: ${[transform, opacity, scale, translate]}`
    }),
  )

/** The running animations that scrolling does not drive (WCAG 2.2.2, 2.3.1). */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .map(({ effect }) => ({
        element: (effect as KeyframeEffect).target?.outerHTML.slice(0, 80),
        ms: Number(effect?.getComputedTiming().endTime),
      })),
  )

for (const route of routes)
  test(`on ${route} nothing moves under reduced motion, and no animation lasts 5 seconds or more otherwise`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ ...light, reducedMotion: 'no-preference' })
    await page.goto(route)
    const long = (await runningAnimations(page)).filter(({ ms }) => !(ms < 5000))
    expect(long, 'animations of 5 seconds or more').toEqual([])
    await page.emulateMedia(light)
    await openPage(page, route)
    const before = await animatedStyles(page)
    for (const share of [0, 0.05, 0.1, 0.2, 0.5, 1]) {
      await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), share)
      await waitForPaint(page)
      const at = `scrolled to ${share * 100}% under reduced motion`
      expect(await runningAnimations(page), `animations, ${at}`).toEqual([])
      expect(await animatedStyles(page), at).toEqual(before)
    }
  })
