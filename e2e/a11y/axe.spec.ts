import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { contentsOpener, menuOpener } from '../openers'
import { DESKTOP, PHONE, routes } from '../routes'
import { expect, loadImagesAndFonts, openPage, test, waitForPaint } from '../site'
import { exceptions } from './exceptions'
import { sessionOf } from './pixels'
import { dark, forced, light, NARROW, print } from './states'

type Options = Parameters<AxeBuilder['options']>[0]

const ALL: Options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'color-contrast-enhanced': { enabled: true } },
}
/** The rules whose result depends on the color scheme. */
const COLORS: Options = {
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
}

/** A rule that a node violates, or that axe could not decide. */
interface Finding {
  readonly rule: string
  readonly node: string
  readonly undecided: boolean
  readonly message: string
}

async function audit(page: Page, options: Options): Promise<Finding[]> {
  const builder = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations', 'incomplete'] })
  // Legacy mode, because otherwise axe opens another page to combine results of frames, and there are no frames.
  const { passes, violations, incomplete } = await builder.setLegacyMode().analyze()
  expect(passes.length, 'rules that axe applied').toBeGreaterThan(0)
  return [violations, incomplete].flatMap((results, index) =>
    results.flatMap(({ id, nodes, helpUrl }) =>
      nodes.map(({ target, failureSummary }) => ({
        rule: id,
        node: target.join(' '),
        undecided: index === 1,
        message: `${failureSummary?.replaceAll(/\s+/g, ' ')} ${helpUrl}`,
      })),
    ),
  )
}

/** Forces a pseudo-class on every control, as developer tools do. Returns a function that removes it. */
async function forcePseudoClass(page: Page, pseudoClass: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary',
  })
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [pseudoClass] })
  await waitForPaint(page)
  return () => session.detach()
}

/** Loads a page with JavaScript turned off, then turns JavaScript on again for axe. */
async function openWithoutJavaScript(page: Page, route: string): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(route)
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
}

for (const route of routes)
  test(`axe finds no violations on ${route} in any state`, async ({ page }) => {
    const problems: string[] = []
    const own = exceptions.filter(({ routes }) => routes.includes(route))
    const used = new Set<number>()
    const check = async (state: string, options = ALL) => {
      const findings = await audit(page, options)
      const selectors = own.map(({ node }) => node)
      const matches = await page.evaluate(
        ([nodes, selectors]) =>
          nodes.map((node) => selectors.map((selector) => document.querySelector(node)?.matches(selector))),
        [findings.map(({ node }) => node), selectors] as const,
      )
      for (const [at, { rule, node, undecided, message }] of findings.entries()) {
        const index = own.findIndex(
          (exception, index) =>
            matches[at]?.[index] && exception.rules.includes(rule) && (exception.undecided ?? false) === undecided,
        )
        if (index >= 0) used.add(index)
        else
          problems.push(`${route}, ${state}: ${rule} ${undecided ? 'cannot decide' : 'fails'} on ${node}: ${message}`)
      }
    }
    await page.setViewportSize(PHONE)
    await page.emulateMedia(light)
    // axe reads this property before `color`, and Chromium reports its value without forced colors.
    await page.addInitScript(() => {
      const { getPropertyValue } = CSSStyleDeclaration.prototype
      const isForced = matchMedia('(forced-colors: active)')
      CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return isForced.matches && name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
      }
    })
    await openPage(page, route)
    await loadImagesAndFonts(page)
    // The menu first: otherwise its drawer could load, and change the page, while axe tests it.
    for (const opener of [menuOpener, contentsOpener]) {
      if (!(await opener.open(page))) continue
      await check(`phone, light, ${opener.name}`)
      await opener.close(page)
    }
    await check('phone, light')
    await page.emulateMedia(dark)
    await check('phone, dark', COLORS)
    await page.emulateMedia(print)
    await check('print')
    await page.setViewportSize(NARROW)
    await page.emulateMedia(light)
    await check('320 px, light')
    await page.setViewportSize(DESKTOP)
    await check('desktop, light', COLORS)
    await page.emulateMedia(dark)
    await check('desktop, dark')
    const release = await forcePseudoClass(page, 'hover')
    await check('desktop, dark, every control hovered', COLORS)
    await release()
    await page.emulateMedia(forced)
    await check('desktop, forced colors')
    await page.setViewportSize(PHONE)
    await page.emulateMedia(light)
    await openWithoutJavaScript(page, route)
    await check('phone, light, without JavaScript')
    if (await menuOpener.open(page)) await check('phone, light, without JavaScript, menu open')
    for (const [index, { rules, node }] of own.entries())
      if (!used.has(index))
        problems.push(`${route}: the exception of ${rules.join(', ')} for ${node} is no longer needed`)
    expect(problems).toEqual([])
  })
