import type { Page } from 'playwright/test'
import { contentsOpener, menuOpener } from '../openers'
import { DESKTOP, PHONE, routes } from '../routes'
import { expect, openPage, test, titleOf, waitForPaint } from '../site'
import { light } from './states'

/** Side of a target, px (WCAG 2.5.5). */
const SIDE = 44

/** Targets that are smaller than that. Links in sentences may be (WCAG 2.5.5, "Inline"). */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a[href]:visible, button:visible, summary:visible').evaluateAll(
    (targets, side) =>
      targets
        .filter((target) => getComputedStyle(target).display !== 'inline' && !target.closest('[inert]'))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < side - 0.5)
        .map(({ target, box }) => {
          const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`
          return `${target.localName} "${target.textContent?.trim().slice(0, 40)}" is ${size}`
        }),
    SIDE,
  )

/** Links in sentences that are not underlined: color or weight alone does not show that they are links (WCAG 1.4.1). */
const plainLinks = (page: Page): Promise<string[]> =>
  page.locator('main :is(p, li, dd, td) a[href]').evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link).display === 'inline')
      .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
      .map((link) => `the link "${link.textContent}" is not underlined`),
  )

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

for (const route of routes) {
  test(`${route} has a language, its title, one h1, underlined links in text, and targets of at least ${SIDE} px`, async ({
    page,
  }) => {
    const problems: string[] = []
    const check = async (state: string) => {
      for (const problem of await smallTargets(page)) problems.push(`${route}, ${state}: ${problem}`)
    }
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia(light)
    await openPage(page, route)
    // axe tests that headings skip no level.
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect.soft(page).toHaveTitle(titleOf(route))
    await expect.soft(page.locator('h1')).toHaveCount(1)
    await check('desktop')
    problems.push(...(await plainLinks(page)))
    await page.setViewportSize(PHONE)
    await waitForPaint(page)
    await check('phone')
    for (const opener of [menuOpener, contentsOpener]) {
      if (!(await opener.open(page))) continue
      await check(`phone, ${opener.name}`)
      await opener.close(page)
    }
    expect(problems).toEqual([])
  })

  test(`on ${route} nothing moves under reduced motion, and no animation lasts 5 seconds or more otherwise`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ ...light, reducedMotion: 'no-preference' })
    await page.goto(route)
    const animations = await runningAnimations(page)
    expect(
      animations.filter(({ ms }) => !(ms < 5000)),
      'animations of 5 seconds or more',
    ).toEqual([])
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
}
