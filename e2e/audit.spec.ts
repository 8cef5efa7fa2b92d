import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { allRules, axeSpec, pointerRules, scrollRules } from '../tools/axeRules'
import type { Finding, Judged } from '../tools/judged'
import { mainWidths } from '../tools/visits'
import { criteriaOf, judge, pictured } from './findings'
import { expect, test } from './site'
import {
  conditionViews,
  INTERACTIVE,
  type Moment,
  mainViews,
  momentsOf,
  notEmpty,
  openView,
  painted,
  plainViews,
  type View,
  viewOptions,
} from './states'

/**
 * axe-core in every state. A page is loaded once for a view and taken through its moments: every rule at its top and
 * with menu and contents open, at the scrolled moments the rules that scrolling can change; in the main plain views
 * scrolled to each section, and with each link and button hovered and focused, too.
 */

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

const ENGINE = 'axe'
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const PHONE_WIDTH = Math.min(...mainWidths)

for (const view of [...plainViews, ...conditionViews]) {
  test.describe(() => {
    test.use(viewOptions(view))
    test(`axe finds nothing on ${view.name}`, { tag: '@a11y' }, async ({ page }, info) => {
      // Some views hold a hundred states; a busy machine is no failure.
      info.setTimeout(600_000)
      await openView(page, view)
      await prepareAxe(page, view)
      const states: Judged['states'][number][] = []
      const findings: Finding[] = []
      /** Nodes that no contrast rule gave up on at the top, where nothing lies over them. */
      let unclear: ReadonlySet<string> | undefined

      async function note(moment: string, { checks, told }: Told) {
        const state = `${view.name}: ${moment}`
        states.push({ name: state, engine: ENGINE, checks })
        unclear ??= new Set(told.map(nameOf))
        for (const each of told) {
          // What a sticky bar lies over after scrolling was decided at the top.
          if (each.covered && !unclear.has(nameOf(each))) continue
          const { rule, tags, node, help, certain } = each
          const finding = { state, engine: ENGINE, rule, criteria: criteriaOf(tags), node, help, certain }
          findings.push(await pictured(page, info, finding))
        }
      }

      for (const moment of momentsOf(view)) {
        const scrolled = moment.name !== 'top' && !moment.opened
        if (!isMain(view) && moment.name.startsWith('#')) continue
        if (!(await moment.enter(page))) continue
        await note(moment.name, await runAxe(page, scrolled ? scrollRules : allRules, partsOf(moment)))
        if (isMain(view) && !scrolled) {
          for (const pseudo of pseudoClasses) {
            const release = await force(page, pseudo)
            await note(`${moment.name}, each link and button with :${pseudo[0]}`, await runAxe(page, pointerRules))
            await release()
          }
        }
        await moment.leave?.(page)
      }
      await judge(info, { states, findings })

      if (view.condition || view.width !== PHONE_WIDTH) return
      const entered = states.map(({ name }) => name)
      expect(entered, 'the menu was opened').toContain(`${view.name}: menu open`)
      if ((await page.locator('main nav a[href^="#"]').count()) > 0)
        expect(entered, 'the contents list was opened').toContain(`${view.name}: contents open`)
    })
  })
}

const pseudoClasses = [['hover'], ['focus', 'focus-visible']] as const

/**
 * Shows every interactive element as hovered or focused, as the browser's inspector does: one audit for all of them.
 * That a pointer and keys do the same is held by `keyboard.spec.ts` and the pictures.
 *
 * @returns takes it back
 */
async function force(page: Page, pseudo: (typeof pseudoClasses)[number]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: INTERACTIVE })
  await Promise.all(
    notEmpty('interactive elements', nodeIds).map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudo] }),
    ),
  )
  await painted(page)
  return () => session.detach()
}

const isMain = (view: View) => mainViews.includes(view)

interface Told {
  /** Rules that found something to judge. */
  readonly checks: number
  readonly told: readonly {
    readonly rule: string
    readonly tags: readonly string[]
    readonly node: string
    readonly help: string
    readonly certain: boolean
    /** Undecided because something lies over the node. */
    readonly covered: boolean
  }[]
}

const nameOf = ({ rule, node }: Told['told'][number]) => `${rule} ${node}`

async function prepareAxe(page: Page, { condition }: View): Promise<void> {
  await page.evaluate(source)
  await page.evaluate((spec) => window.axe.configure(spec), axeSpec)
  // Chromium paints text in the forced `color`, and tells `-webkit-text-fill-color`, which axe reads first, unforced.
  if (condition?.context?.forcedColors) {
    await page.evaluate(() => {
      const { getPropertyValue } = CSSStyleDeclaration.prototype
      CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
      }
    })
  }
}

/** Scrolled to a section, what may have changed is the section itself and what stays in view beside or above it. */
const partsOf = ({ name }: Moment) => (name.startsWith('#') ? [name, 'header', 'nav'] : ['html'])

/** Runs axe on the page as it stands, or on parts of it. */
async function runAxe(page: Page, options: RunOptions, include: readonly string[] = ['html']): Promise<Told> {
  const result = await page.evaluate(
    async ({ options, include }) => {
      const { passes, violations, incomplete } = await window.axe.run(
        { include: include.map((part) => [part]) },
        options,
      )
      const list = (results: typeof violations, certain: boolean) =>
        results.flatMap(({ id, tags, nodes, help, helpUrl }) =>
          nodes.map(({ target, any, all, none }) => {
            const checks = [...any, ...all, ...none]
            // axe takes what a closed `details` holds for hidden, also where ::details-content shows it.
            const link = document.querySelector(`${target.flat().join(' ')} details:not([open]) a`)
            const blind = id === 'scrollable-region-focusable' && link?.checkVisibility() === true
            return {
              rule: id,
              tags,
              node: target.flat().join(' '),
              // Of several ways to mend it, the rule's name says what they come to.
              help: `${checks.length === 1 ? checks[0]?.message : help}. ${helpUrl}`,
              certain: certain && !blind,
              covered: !certain && checks.some(({ data }) => data?.messageKey === 'bgOverlap'),
            }
          }),
        )
      return {
        checks: passes.length + violations.length + incomplete.length,
        told: [...list(violations, true), ...list(incomplete, false)],
      }
    },
    { options, include },
  )
  if (result.checks === 0) throw new Error('axe-core found nothing to judge.')
  return result
}
