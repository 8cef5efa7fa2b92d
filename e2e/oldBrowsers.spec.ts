import type { Page } from 'playwright/test'
import postcss from 'postcss'
import { headerPaths, type PagePath, pages } from '../src/content/pages'
import { inspectLayout } from './a11y/inspectLayout'
import { expect, expectPage, heading, openAsServed, test, titleOf, top } from './fixtures'
import { articlePaths, at, NOT_FOUND, PHONE } from './routes'

/**
 * CSS of the site, and the first versions of Safari, Chrome and Firefox that know it (MDN's compatibility data). What the
 * design uses besides is older than `color-mix()`, on which the design depends.
 */
const FEATURES = [
  [/color-mix\(/, 16.2, 111, 113],
  [/subgrid/, 16, 117, 71],
  [/^mask-image:/, 15.4, 120, 53],
  [/^scrollbar-(width|color)/, 18.2, 121, 64],
  [/^@starting-style/, 17.5, 117, 129],
  [/:popover-open/, 17, 114, 125],
  [/:has\(/, 15.4, 105, 121],
  [/:focus-visible/, 15.4, 86, 85],
  [/:(is|where)\(/, 14, 88, 82],
  [/::details-content/, 18.4, 131, 143],
  [/^@supports selector\(/, 14.1, 83, 69],
  [/animation-(timeline|range)/, 26, 115, Infinity],
  [/^(inset.*|(margin|padding|border)-(inline|block)):/, 14.1, 87, 66],
  [/:(clip|anywhere)$/, 16, 90, 81],
  [/^text-wrap:/, 17.5, 117, 121],
] as const

/**
 * Runs in the page: text that is not shown or too small, and buttons, none of which would work. Phones show fewer
 * runners and no QR code.
 */
function inspectText(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isSmall = (element: Element) =>
    Number.parseFloat(getComputedStyle(element).fontSize) < (element.matches('h1') ? 28 : 16)
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, a), :is(nav, footer) a')]
  const faults = {
    lost: texts.filter(
      (text) =>
        !isShown(text) && !text.closest('[aria-hidden=true], details:not([open]), :has(> [alt="QR code"]), tr.wide'),
    ),
    small: [...document.querySelectorAll('body, h1')].filter(isSmall),
    dead: [...document.querySelectorAll('button:not([data-scope])')].filter(isShown),
  }
  return Object.entries(faults).flatMap(([fault, all]) => all.map((one) => `${fault}: ${one.outerHTML.slice(0, 90)}`))
}

/** First versions, in the columns of `FEATURES`. Infinity: not this browser. */
type Browsers = readonly [safari: number, chrome: number, firefox: number]

/** Whether one of the browsers does not know a selector, a declaration or an at-rule. */
const isUnknown = (browsers: Browsers, css: string) =>
  FEATURES.some(
    ([pattern, ...first]) => pattern.test(css) && first.some((version, column) => version > (browsers[column] ?? 0)),
  )

/** Removes the rules and declarations that one of the browsers does not know. */
function knownCss(browsers: Browsers, css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    if (!isUnknown(browsers, `@${rule.name} ${rule.params}`)) return
    // `rule.nodes`: it is a condition with `not`.
    rule.replaceWith(rule.params.startsWith('not') ? (rule.nodes ?? []) : [])
  })
  root.walkRules((rule) => void (isUnknown(browsers, rule.selector) && rule.remove()))
  root.walkDecls((line) => void (isUnknown(browsers, `${line.prop}:${line.value}`) && line.remove()))
  return root.toString()
}

/** What Chromium does with `popover`, and a browser without popovers does not. */
const NO_POPOVER =
  '[popover]{display:block;position:static;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible;color:inherit;background:none}'

/** Serves pages with the CSS that all of the browsers know. */
const serveKnownCss = (page: Page, browsers: Browsers) =>
  page.route(/\/[\w-]*$/, async (request) => {
    const response = await request.fetch()
    const html = (await response.text())
      .replaceAll(/<meta http-equiv[^>]*>/g, '')
      .replaceAll(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, (css) => knownCss(browsers, css))
      .replace('<style>', `$&${isUnknown(browsers, ':popover-open') ? NO_POPOVER : ''}`)
    await request.fulfill({ status: response.status(), contentType: 'text/html', body: html })
  })

/** Runs in each document: removes what browsers at the boundary do not have. Attributes stay, as they do there. */
function removeNewApis() {
  const remove = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name)
  }
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
  remove(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction')
  remove(window, 'CloseWatcher', 'ScrollTimeline', 'ViewTimeline', 'scheduler', 'trustedTypes', 'navigation')
  remove(Object, 'groupBy')
  remove(Map, 'groupBy')
  remove(Array, 'fromAsync')
  remove(Promise, 'withResolvers', 'try')
  remove(URL, 'canParse', 'parse')
  remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf')
  remove(Element.prototype, 'moveBefore', 'setHTMLUnsafe')
  remove(Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with')
  remove(window, 'requestIdleCallback', 'cancelIdleCallback')
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(selector)
      return matches.call(this, selector)
    },
  })
  const { supports } = CSS
  Object.assign(CSS, {
    supports: (...css: [string]) => !/popover-open|-timeline/.test(`${css}`) && supports.apply(CSS, css),
  })
}

const [legal] = articlePaths as [PagePath]

// One test for the three, without what any of them lacks.
test('in Chrome 111, Firefox 114 and Safari 16.4, the oldest with everything, the site works and nothing throws', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(removeNewApis)
  await serveKnownCss(page, [16.4, 111, 114])
  const release = await openAsServed(page, '/')
  // Instead of Menu, the bar has the links.
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Download App' }).click()
  await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
  // Without a touch: the page comes alive by itself.
  release()
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  for (const path of [...headerPaths.filter((path) => path !== '/'), '/'] as const) {
    await bar.getByRole('link', { name: pages[path].nav, exact: true }).click()
    await expectPage(page, path)
    if (path !== '/' && path !== legal) continue
    for (const width of [1280, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width })
      expect((await page.evaluate(inspectLayout)).faults, `${path} at ${width} px`).toEqual([])
    }
  }
})

for (const [browser, ...browsers] of [
  ['Safari 14.4', 14.4, Infinity, Infinity],
  ['Safari 15.6', 15.6, Infinity, Infinity],
  ['Chrome 80', Infinity, 80, Infinity],
] as const)
  test(`in ${browser} all text and links can be read and used, without JavaScript`, async ({ page }) => {
    await serveKnownCss(page, browsers)
    const problems: string[] = []
    page.on('request', (file) => file.resourceType() === 'script' && problems.push(`loads ${file.url()}`))
    await page.addInitScript(removeNewApis)
    await page.addInitScript(() => Object.assign(CSS, { supports: () => false }))
    for (const route of ['/', legal, NOT_FOUND]) {
      await page.goto(route)
      // Otherwise, it would load JavaScript now.
      await page.keyboard.press('Shift')
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const faults = [...(await page.evaluate(inspectLayout)).faults, ...(await page.evaluate(inspectText))]
        problems.push(...faults.map((fault) => `${route}, ${width} px: ${fault}`))
      }
      await page.locator(`header nav a[href="${at('/privacy')}"]`).click()
      await expect(page).toHaveTitle(titleOf('/privacy'))
      await expect(heading(page)).toBeVisible()
    }
    expect(problems).toEqual([])
  })
