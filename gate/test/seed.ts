import { expect, type Page, test } from 'playwright/test'
import { chosenChecks } from '../src/checks.ts'
import type { CheckName } from '../src/config.ts'
import { judgeView } from '../src/gate.ts'
import { openView, type Scheme, type Site, type View, viewOptions } from '../src/views.ts'
import { waiverFor } from '../src/waivers.ts'

/**
 * A fault put into a page on purpose, which the gate has to find. It is found by structure (the role of an element, its
 * place, a style), so that it survives renaming and rewording, and is put in after the page has loaded.
 */
export interface SeededDefect {
  /** Unique. */
  readonly id: string
  /** What the site does wrong with it, in one line. */
  readonly breaks: string
  readonly address: string
  readonly width: number
  readonly scheme: Scheme
  /** Name of the condition of the view. */
  readonly condition?: string
  /** Name of the moment; `top` by default. */
  readonly moment?: string
  /** A style sheet that is added. */
  readonly css?: string
  /** What it changes: each element that matches, also those that come later. */
  readonly change?: { readonly select: string; readonly first?: boolean; readonly put: Put }
  /** The engine or check that is meant to find it, and its rule, where only one will do. */
  readonly check: CheckName
  readonly rule?: string
}

/**
 * How an element is changed: attributes to set (null removes one), `text` to replace its text, `append`, `prepend`,
 * `before` or `after` to insert an element with this tag and text. Or a function that is called in the page.
 */
export type Put = Readonly<Record<string, string | null>> | ((element: HTMLElement) => void)

/**
 * Declares a Playwright test for each defect: in a page with the defect, the check meant for it reports a violation
 * that no waiver covers. The gate's own run shows that the page without the defect has none.
 *
 * @throws when two defects have one id, or a defect names a view that does not exist
 */
export function defectTests(site: Site, defects: readonly SeededDefect[], base: typeof test = test): void {
  const ids = defects.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) throw new Error(`Two defects are called ${twice}.`)
  for (const defect of defects) {
    const view = viewOf(site, defect)
    base.describe(() => {
      base.use(viewOptions(view))
      base(`${defect.id}: ${defect.breaks}`, async ({ page }, info) => {
        await openView(page, view, site.config)
        expect(await put(page, defect), 'places that the defect was put into').toBeGreaterThan(0)
        const checks = chosenChecks({ checks: [defect.check] })
        expect(checks.every((check) => check.views(view, site))).toBe(true)
        const { findings, broken } = await judgeView(page, view, site, checks, info, [defect.moment ?? 'top'])
        const open = findings.filter((finding) => waiverFor(finding, site.config.waivers ?? []).waiver === undefined)
        const found = open.filter(({ rule }) => !defect.rule || rule === defect.rule)
        const others = open.map(({ rule, node }) => `${rule} on ${node}`).slice(0, 5)
        expect(found.length, [`found by ${defect.check}`, ...others, ...broken].join('\n')).toBeGreaterThan(0)
      })
    })
  }
}

function viewOf(site: Site, { id, address, width, scheme, condition }: SeededDefect): View {
  const found = site.views.find(
    (view) =>
      view.address === address && view.width === width && view.scheme === scheme && view.condition?.name === condition,
  )
  if (!found) throw new Error(`The site has no view for the defect ${id}.`)
  return found
}

/** Puts a defect into the page; in how many places it stands at once, or 1 for one that waits for its place. */
function put(page: Page, { css, change, moment = 'top' }: SeededDefect): Promise<number> {
  const options = { css, select: change?.select, first: change?.first ?? false, waits: moment !== 'top' }
  // Evaluated as text: the page's Content-Security-Policy blocks `new Function`.
  const put = typeof change?.put === 'object' ? JSON.stringify(change.put) : change?.put
  return page.evaluate(`(${seed})(${JSON.stringify(options)}, ${put})`)
}

interface Options {
  readonly css?: string
  readonly select?: string
  readonly first: boolean
  readonly waits: boolean
}

/** Runs in the page. */
function seed({ css, select, first, waits }: Options, put: Put | undefined): number {
  if (css) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  if (!select || !put) return 1
  const make = (element: HTMLElement) => {
    if (typeof put === 'function') return put(element)
    for (const [name, value] of Object.entries(put)) {
      const made = () => {
        const [tag = '', ...words] = (value ?? '').split(' ')
        return Object.assign(document.createElement(tag), { textContent: words.join(' ') })
      }
      if (name === 'text') element.textContent = value
      else if (name === 'append') element.append(made())
      else if (name === 'prepend') element.prepend(made())
      else if (name === 'before') element.before(made())
      else if (name === 'after') element.after(made())
      else if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
  const done = new WeakSet<HTMLElement>()
  let places = 0
  const apply = () => {
    const all = [...document.querySelectorAll<HTMLElement>(select)].slice(0, first ? 1 : undefined)
    for (const element of all) {
      if (done.has(element) || (first && places > 0)) continue
      done.add(element)
      places++
      make(element)
    }
  }
  apply()
  new MutationObserver(apply).observe(document, { childList: true, subtree: true })
  return waits ? 1 : places
}
