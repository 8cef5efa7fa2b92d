import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import {
  expect,
  loadImagesAndFonts,
  openAsServed,
  scrollToTop,
  test,
  waitForHydration,
  waitForPaint,
} from '../fixtures'
import { contentsOpener, menuOpener, waitForDrawer } from '../openers'
import { DESKTOP, PAPER, PHONE, routes } from '../routes'
import { exceptions } from './exceptions'
import { addStyles, dark, forced, light, NARROW, print, sessionOf } from './states'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that nodes of a page, or of a part of it, violate, or on which axe could not decide. */
async function audit(page: Page, part?: string) {
  const isInjected = await page.evaluate(() => 'axe' in window)
  // Legacy mode, because otherwise axe opens another page to combine results of frames, and there are no frames.
  // Injecting axe again would take as long as an audit.
  const builder = new AxeBuilder({ page, ...(isInjected && { axeSource: 'undefined' }) }).setLegacyMode().options({
    runOnly: TAGS,
    rules: { 'color-contrast-enhanced': { enabled: true } },
    resultTypes: ['violations', 'incomplete'],
  })
  if (part) builder.include(part)
  const { passes, violations, incomplete } = await builder.analyze()
  expect(passes.length, 'rules that axe applied').toBeGreaterThan(0)
  return [violations, incomplete].flatMap((results) =>
    results.flatMap(({ id, nodes, helpUrl }) =>
      nodes.map(({ target, failureSummary }) => ({
        rule: id,
        node: target.join(' '),
        undecided: results === incomplete,
        message: `${failureSummary?.replaceAll(/\s+/g, ' ')} ${helpUrl}`,
      })),
    ),
  )
}

/** Forces `:hover` on every control until the page is left, as developer tools do. */
async function hoverControls(page: Page): Promise<void> {
  const session = await sessionOf(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const selector = 'a, button, summary'
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
  await waitForPaint(page)
}

for (const route of routes)
  test(`axe finds no violations on ${route} in any state`, async ({ page }) => {
    const problems: string[] = []
    const accepted = exceptions.filter(({ routes }) => routes.includes(route)).map(({ node }) => node)
    const used = new Set<string>()
    const check = async (state: string, part?: string) => {
      const findings = await audit(page, part)
      const matches = await page.evaluate(
        ([findings, accepted]) =>
          findings.map(({ node }) => accepted.find((selector) => document.querySelector(node)?.matches(selector))),
        [findings, accepted] as const,
      )
      for (const [index, { rule, node, undecided, message }] of findings.entries()) {
        const exception = undecided && rule.startsWith('color-contrast') ? matches[index] : undefined
        if (exception) used.add(exception)
        else problems.push(`${state}: ${rule} ${undecided ? 'cannot decide' : 'fails'} on ${node}: ${message}`)
      }
    }
    // axe reads this property before `color`, and Chromium reports its value without forced colors.
    await page.addInitScript(() => {
      const { getPropertyValue } = CSSStyleDeclaration.prototype
      const isForced = matchMedia('(forced-colors: active)')
      CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return isForced.matches && name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
      }
    })
    await page.setViewportSize(PHONE)
    await page.emulateMedia(light)
    const release = await openAsServed(page, route)
    await loadImagesAndFonts(page)
    await check('phone, light, as served')
    // The header is the same on every page.
    const header = route === '/'
    if (header) {
      await menuOpener.open(page)
      await check('phone, light, as served, menu open', 'header')
      await page.emulateMedia(dark)
      await check('phone, dark, as served, menu open', 'header')
      await page.emulateMedia(light)
    }
    release()
    await waitForHydration(page)
    await waitForDrawer(page)
    if (header) {
      await check('phone, light, hydrated while the menu is open', 'header')
      await menuOpener.close(page)
      await menuOpener.open(page)
      await check('phone, light, drawer open')
      await menuOpener.close(page)
    }
    if (await contentsOpener.open(page)) {
      // The list covers the text, whose contrast axe could not determine.
      const showText = await addStyles(page, 'main section { visibility: hidden }')
      await check('phone, light, contents open')
      await showText()
      await contentsOpener.close(page)
    }
    // Shows it at 320 px.
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    for (const [state, viewport, media] of [
      ['320 px, dark', NARROW, dark],
      ['print', PAPER, print],
      ['desktop, light', DESKTOP, light],
      ['desktop, forced colors', DESKTOP, forced],
    ] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia(media)
      await waitForPaint(page)
      await check(state)
    }
    await page.emulateMedia(dark)
    // The race that a visitor can run a hundred times, in each of its states.
    if (route === '/') {
      const press = (name: RegExp) => page.getByRole('button', { name }).click()
      // At the top of the page, the header covers no text.
      const checkAtTop = async (state: string) => {
        await scrollToTop(page)
        await check(state, '#hundred')
      }
      await page.getByRole('radio').nth(1).check({ force: true })
      await checkAtTop('a horse chosen')
      for (let run = 0; run < 3; run++) await press(/^Run one$/)
      await checkAtTop('three runs')
      await press(/^Run the other/)
      await checkAtTop('a hundred runs')
    }
    await hoverControls(page)
    await check('desktop, dark, every control hovered')
    await page.emulateMedia(light)
    await check('desktop, light, every control hovered')
    expect(
      accepted.filter((node) => !used.has(node)),
      'exceptions that are no longer needed',
    ).toEqual([])
    expect(problems).toEqual([])
  })
