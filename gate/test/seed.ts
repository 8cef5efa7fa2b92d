import { expect, test } from 'playwright/test'
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
  /** What it changes: the first element that matches. */
  readonly change?: { readonly select: string; readonly put: Put }
  /** The check that is meant to find it, and its rule, where only one will do. */
  readonly check: CheckName
  readonly rule?: string
}

/** Changes an element; called in the page. */
export type Put = (element: HTMLElement) => void

/** Declares a test for each defect: the check meant for it reports it. */
export function defectTests(site: Site, defects: readonly SeededDefect[], base: typeof test = test): void {
  for (const defect of defects) {
    const { id, breaks, address, width, scheme, condition, moment = 'top', css, change, check, rule } = defect
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
        if (css) await page.addStyleTag({ content: css })
        if (change)
          await page
            .locator(change.select)
            .first()
            .evaluate(change.put as (element: Element) => void)
        const { findings, broken } = await judgeView(page, view, site, checks, [moment])
        const found = findings.filter((finding) => !rule || finding.rule === rule)
        const others = findings.map(({ rule, node }) => `${rule} on ${node}`).slice(0, 5)
        expect(found.length, [`found by ${check}`, ...others, ...broken].join('\n')).toBeGreaterThan(0)
      })
    })
  }
}
