import { expect, test } from 'playwright/test'
import { chosenChecks } from '../src/checks.ts'
import type { CheckName, GateConfig, Level } from '../src/config.ts'
import { judgeView } from '../src/gate.ts'
import { isFirst, openView, siteOf, viewOptions } from '../src/views.ts'

/**
 * What the gate has wrongly failed on sites that nobody tuned it for, each beside a twin with the barrier that the rule
 * is about: it must stay silent on the first, and fail the second.
 */
type Pair = readonly [name: string, rule: `${CheckName}:${string}`, right: string, wrong: string, level?: Level]

const LINKS = '<p><a href="/one">One</a></p><p><a href="/two">Two</a></p>'
const MAIN = '<main id="main">Text</main>'
const SIZELESS = 'position: absolute; width: 0; height: 0; overflow: hidden'
const skipLink = (style: string) => `
  <style>
    .skip { position: absolute; top: -60px; left: 0; background: #fff; transition: top .4s }
    .skip:focus { top: 0 }
    ${style}
  </style>
  <header>A site</header><a class="skip" href="#main">Skip</a>${LINKS}${MAIN}`
const fading = (shown: string) => `
  <style>
    a { outline: 3px solid transparent; transition: outline-color .4s }
    a:focus { outline-color: ${shown} }
  </style>${LINKS}`
const menu = (style: string) => `
  <style>ul ul { display: none } li:focus-within > ul { display: block }</style>
  <ul><li><a href="/menu">Menu</a><ul><li><a href="/item" style="${style}">Item</a></li></ul></li></ul>${LINKS}`
const longMenu = (onkeydown: string) =>
  menu(`" onkeydown="${onkeydown}`).replace('<li><a href="/item"', `${'<li><a href="/x">X</a></li>'.repeat(6)}$&`)
const covered = (height: number, pointer = 'auto') => `
  <style>
    nav { position: fixed; top: 0; left: 0; width: 100%; height: ${height}px; background: #ddd }
    a { line-height: 20px; margin-top: 30px; display: inline-block; pointer-events: ${pointer} }
  </style><nav>A bar</nav><a href="/one">One</a>`
const box = (style: string) => `
  <style>
    p { position: relative; padding-left: 30px }
    input { position: absolute; left: 0; top: 0; width: 20px; height: 20px; margin: 0; opacity: 0; z-index: -1 }
    [for]::before { content: ''; position: absolute; left: 0; top: 0; width: 16px; height: 16px; border: 2px solid }
    input:focus + [for]::before { outline: 3px solid #000 }
    ${style}
  </style>${LINKS}<p><input type="checkbox" id="box"><label for="box">Remember me</label></p>`
const faded = (color: string) => `<style>p { color: ${color}; transition: all .5s }</style><p>Some text that fades</p>`
const shut = (width: string, top: string) => `
  <style>
    div { position: absolute; top: 20px; left: 20px; width: ${width}; overflow: hidden; white-space: nowrap; color: #eee }
    main { position: absolute; top: ${top}; left: 20px }
  </style><div>A menu that is shut</div><main>What the page is about</main>`
const lists = (change: string) => `
  <style>main li.now { ${change} }</style><main><ul><li>One</li></ul><p style="height: 3000px">Text</p></main>
  <script>addEventListener('scroll', () => document.querySelector('li').classList.toggle('now', scrollY > 9))</script>`
const beside = (direction: string) => `
  <style>
    ul { width: 80px; display: flex; flex-direction: ${direction} } li > * { display: block; height: 40px }
    div { position: absolute; left: 140px; top: 0; width: 90px } div a { display: block; height: 40px }
  </style>
  <ul><li><button aria-expanded="true">More</button><div><a href="/a">A</a><a href="/b">B</a></div></li>
  <li><a href="/next">Next</a></li><li><a href="/last">Last</a></li></ul>`
const scrolling = `${LINKS}<div style="height: 40px; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>`
const skip = (position: string) => `<a href="#main" style="position: ${position}; left: -9999px">Skip</a>${MAIN}`
const pre = (overflow: string) => `<pre style="overflow: ${overflow}">${'a long line '.repeat(20)}</pre>`
const panel = (role: string) => `<div role="${role}" tabindex="0" style="height: 30px">Some text</div>`
const over = 'p::after { content: ""; position: absolute; inset: 0; background: #fff }'
const bar = 'header { position: fixed; inset: 0 0 auto 0; height: 90px; z-index: 2; background: #ddd }'

const pairs: readonly Pair[] = [
  ['a focus ring that fades in', 'keyboard:unseen', fading('#000'), fading('transparent')],
  ['a link that comes as the walk goes on', 'keyboard:no-control', menu(''), menu(SIZELESS)],
  ['a menu with more links than the page', 'keyboard:trap', longMenu(''), longMenu('return false')],
  ['a part that scrolls', 'keyboard:no-control', scrolling, `${LINKS}<a href="/none" style="${SIZELESS}"></a>`],
  ['a skip link that slides in from above', 'keyboard:hidden', skipLink(''), skipLink(bar)],
  ['a stop that is covered in part, as AA allows', 'keyboard:hidden', covered(45), covered(90)],
  ['a stop that the pointer goes through', 'keyboard:hidden', covered(0, 'none'), covered(90)],
  ['a checkbox that its label draws', 'keyboard:hidden', box(''), box(over)],
  ['a part that opens beside its button', 'keyboard:reading-order', beside('column'), beside('column-reverse')],
  ['text that fades from one color into the next', 'contrast:text-on-pixels', faded('#222'), faded('#bbb')],
  [
    'a sign that looks like a letter',
    'contrast:text-on-pixels',
    '<button style="color: #bbb">X</button>',
    faded('#bbb'),
  ],
  ['clipped text where other text stands', 'contrast:text-on-pixels', shut('0', '20px'), shut('auto', '60px')],
  ['a skip link that stands beside the page', 'reflow:cut-off', skip('absolute'), skip('relative')],
  ['a long line in a part that scrolls', 'reflow:cut-off', pre('auto'), pre('hidden')],
  ['the panel of a tab', 'targets:target-size', panel('tabpanel'), panel('button'), 'AAA'],
  ['what scrolling makes bold', 'motion:reduced-motion', lists('font-weight: bold'), lists('translate: 9px'), 'AAA'],
]

const NARROW = { width: 390, height: 844, scheme: 'light' } as const
test.use(viewOptions(NARROW))

for (const [name, meant, right, wrong, level = 'AA'] of pairs) {
  const [check, rule] = meant.split(':') as [CheckName, string]
  for (const [kind, body] of Object.entries({ right, wrong }))
    test(`${name}, ${kind}`, async ({ page }) => {
      const html = `<!doctype html><html lang="en"><head><title>Strange</title></head><body>${body}</body></html>`
      await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }))
      const config: GateConfig = { pages: [{ address: '/strange' }], level, checks: [check] }
      const site = siteOf(config)
      const [view] = site.views.filter(isFirst)
      if (!view) throw new Error('There is no view.')
      await openView(page, view, config)
      const { states, findings, broken } = await judgeView(page, view, site, chosenChecks(config))
      const certain = findings.filter((finding) => finding.certain).map((finding) => finding.rule)
      expect(broken).toEqual([])
      expect(states.length).toBeGreaterThan(0)
      if (kind === 'right') expect(certain).toEqual([])
      else expect(certain).toContain(rule)
    })
}
