import { expect, type Page, test } from 'playwright/test'
import { chosenChecks } from '../src/checks.ts'
import type { CheckName } from '../src/config.ts'
import { judgeView } from '../src/gate.ts'
import { openView, type Scheme, type Site, viewOptions } from '../src/views.ts'

/** A fault put into a page on purpose, after it has loaded, which a check has to find. */
export interface SeededDefect {
  /** Unique. */
  readonly id: string
  /** What the page does wrong with it, in one line. */
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
  /** What it changes: the first element that matches, also if it comes later. */
  readonly change?: { readonly select: string; readonly put: Put }
  /** The check that is meant to find it, and its rule, where only one will do. */
  readonly check: CheckName
  readonly rule?: string
}

/**
 * How an element is changed: attributes to set (null removes one), `text` to replace its text, `append`, `prepend`,
 * `before` or `after` to insert an element with this tag and text. Or a function that is called in the page.
 */
export type Put = Readonly<Record<string, string | null>> | ((element: HTMLElement) => void)

/** Declares a test for each defect: the check meant for it reports it. */
export function defectTests(site: Site, defects: readonly SeededDefect[], base: typeof test = test): void {
  for (const defect of defects) {
    const { id, breaks, address, width, scheme, condition, moment = 'top', check, rule } = defect
    const view = site.views.find(
      (each) =>
        each.address === address &&
        each.width === width &&
        each.scheme === scheme &&
        each.condition?.name === condition,
    )
    const checks = chosenChecks({ checks: [check] })
    if (!view || !checks.every((check) => check.views(view, site)))
      throw new Error(`${check} judges in no view of the defect ${id}.`)
    base.describe(() => {
      base.use(viewOptions(view))
      base(`${id}: ${breaks}`, async ({ page }) => {
        await openView(page, view, site.config)
        expect(await put(page, defect), 'places that the defect was put into').toBeGreaterThan(0)
        const { findings, broken } = await judgeView(page, view, site, checks, [moment])
        const found = findings.filter((finding) => !rule || finding.rule === rule)
        const others = findings.map(({ rule, node }) => `${rule} on ${node}`).slice(0, 5)
        expect(found.length, [`found by ${check}`, ...others, ...broken].join('\n')).toBeGreaterThan(0)
      })
    })
  }
}

/** Puts a defect into the page; in how many places it stands at once, or 1 for one that waits for its place. */
function put(page: Page, { css, change, moment }: SeededDefect): Promise<number> {
  const options = { css, select: change?.select, waits: moment !== undefined }
  // Evaluated as text: the page's Content-Security-Policy blocks `new Function`.
  const put = typeof change?.put === 'object' ? JSON.stringify(change.put) : change?.put
  return page.evaluate(`(${seed})(${JSON.stringify(options)}, ${put})`)
}

type Options = { css?: string; select?: string; waits: boolean }

/** Runs in the page. */
function seed({ css, select, waits }: Options, put: Put | undefined): number {
  if (css) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  if (!select || !put) return 1
  const change = (element: HTMLElement) => {
    if (typeof put === 'function') return put(element)
    for (const [name, value] of Object.entries(put)) {
      const [tag = '', ...words] = (value ?? '').split(' ')
      const made = () => Object.assign(document.createElement(tag), { textContent: words.join(' ') })
      if (name === 'text') element.textContent = value
      else if (/^(append|prepend|before|after)$/.test(name)) element[name as 'append'](made())
      else if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
  let changed = 0
  const apply = () => {
    const element = document.querySelector<HTMLElement>(select)
    if (!element || changed > 0) return
    changed++
    change(element)
  }
  apply()
  new MutationObserver(apply).observe(document, { childList: true, subtree: true })
  return waits ? 1 : changed
}
