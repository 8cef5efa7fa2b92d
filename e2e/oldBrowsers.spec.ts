import postcss from 'postcss'
import { inspectLayout } from './a11y/inspectLayout'
import { expect, test } from './fixtures'
import { articlePaths, NOT_FOUND } from './routes'

/**
 * CSS of the site, and the first versions of Safari, Chrome and Firefox that know it (MDN's compatibility data). What the
 * design uses besides is older than `color-mix()`, on which the design depends.
 */
const FEATURES = [
  [/color-mix\(/, 16.2, 111, 113],
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

/** Runs in the page: text that is not shown or too small, and buttons, none of which would work. */
function inspectText(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isSmall = (element: Element) =>
    Number.parseFloat(getComputedStyle(element).fontSize) < (element.matches('h1') ? 28 : 16)
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, a), :is(nav, footer) a')]
  const faults = {
    lost: texts.filter(
      (text) => !isShown(text) && !text.closest('[aria-hidden=true], details:not([open]), :has(> [alt="QR code"])'),
    ),
    small: [...document.querySelectorAll('body, h1')].filter(isSmall),
    dead: [...document.querySelectorAll('button:not([data-scope])')].filter(isShown),
  }
  return Object.entries(faults).flatMap(([fault, all]) => all.map((one) => `${fault}: ${one.outerHTML.slice(0, 90)}`))
}

for (const [browser, column, version] of [
  ['Safari', 1, 14.4],
  ['Safari', 1, 15.6],
  ['Chrome', 2, 80],
  ['Firefox', 3, 115],
] as const)
  for (const route of ['/', `${articlePaths[0]}`, NOT_FOUND])
    test(`in ${browser} ${version}, without JavaScript, all text and links of ${route} can be read and used`, async ({
      page,
    }) => {
      const isUnknown = (css: string) => FEATURES.some((feature) => feature[column] > version && feature[0].test(css))
      /** Removes the rules and declarations that the browser does not know. */
      const known = (css: string) => {
        const root = postcss.parse(css)
        root.walkAtRules((rule) => {
          if (!isUnknown(`@${rule.name} ${rule.params}`)) return
          // `rule.nodes`: it is a condition with `not`.
          rule.replaceWith(rule.params.startsWith('not') ? (rule.nodes ?? []) : [])
        })
        root.walkRules((rule) => void (isUnknown(rule.selector) && rule.remove()))
        root.walkDecls((line) => void (isUnknown(`${line.prop}:${line.value}`) && line.remove()))
        return root.toString()
      }
      await page.route(`**${route}`, async (request) => {
        const response = await request.fetch()
        const html = (await response.text())
          .replaceAll(/<meta http-equiv[^>]*>/g, '')
          .replaceAll(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, known)
        const body = isUnknown(':popover-open') ? html.replaceAll(/ popover(target)?=/gi, ' data-unknown=') : html
        await request.fulfill({ status: response.status(), contentType: 'text/html', body })
      })
      const problems: string[] = []
      page.on('request', (file) => file.resourceType() === 'script' && problems.push(`loads ${file.url()}`))
      await page.addInitScript(() => Object.assign(CSS, { supports: () => false }))
      await page.goto(route)
      // Otherwise, it would load JavaScript now.
      await page.keyboard.press('Shift')
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const faults = [...(await page.evaluate(inspectLayout)).faults, ...(await page.evaluate(inspectText))]
        problems.push(...faults.map((fault) => `${width} px: ${fault}`))
      }
      expect(problems).toEqual([])
    })
