import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RunOptions } from 'axe-core'
import type { ElementHandle, Locator, Page } from 'playwright/test'
import { allRules, axeSpec, pointerRules, scrollRules } from '../tools/axeRules'
import { criteriaOf, type Finding, type Judged, judge, pictured } from './findings'
import { expect, test } from './site'
import {
  conditionViews,
  interactive,
  type Moment,
  mainWidths,
  momentsOf,
  openView,
  plainViews,
  type View,
  viewOptions,
} from './states'

/**
 * axe-core in every state. A page is loaded once for a view and taken through its moments: every rule at its top and
 * with menu and contents open, at the scrolled moments the rules that scrolling can change; in the main plain views
 * each link and button is hovered and focused, too.
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
        if (view.condition && moment.name.startsWith('#')) continue
        if (!(await moment.enter(page))) continue
        await note(moment.name, await runAxe(page, scrolled ? scrollRules : allRules))
        if (isMain(view) && !scrolled) {
          for (const [index, element] of (await pointedAt(view, moment, page)).entries()) {
            const handle = await element.elementHandle()
            if (!handle) throw new Error(`Element ${index} of ${view.name} is gone.`)
            const name = `${moment.name}, ${await nameOfElement(handle)}`
            await handle.focus()
            await note(`${name} focused`, await runAxe(page, pointerRules, handle))
            await hover(page, handle)
            await note(`${name} hovered`, await runAxe(page, pointerRules, handle))
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

/**
 * What is hovered and focused at a moment: everything in the wide window; in the narrow one only what the wide one
 * lacks, the open menu and what opens menu and contents.
 */
async function pointedAt(view: View, moment: Moment, page: Page): Promise<Locator[]> {
  if (view.width !== PHONE_WIDTH || moment.name === 'menu open') return interactive(moment.opened?.(page) ?? page)
  return moment.name === 'top' ? page.locator('button:visible, summary:visible').all() : []
}

const isMain = ({ condition, width }: View) => !condition && mainWidths.includes(width)

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

/** Runs axe on the page as it stands, or on one element. */
async function runAxe(page: Page, options: RunOptions, context?: ElementHandle<Node>): Promise<Told> {
  const result = await page.evaluate(
    async ([options, context]) => {
      const { passes, violations, incomplete } = await window.axe.run(context ?? document, options)
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
    [options, context] as const,
  )
  // A lone element may have nothing for the rules asked for: no text, no contrast.
  if (!context && result.checks === 0) throw new Error('axe-core found nothing to judge.')
  return result
}

/** How a report names an element: by its address or its words. */
const nameOfElement = (handle: ElementHandle<Node>) =>
  handle.evaluate((node) => {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return `"${text.slice(0, 40)}"`
  })

/** Puts the pointer on an element without focus on it; on the skip link, which only shows with focus, with it. */
async function hover(page: Page, handle: ElementHandle<Node>): Promise<void> {
  for (const focused of [false, true]) {
    const at = await (handle as ElementHandle<HTMLElement>).evaluate((node, focused) => {
      if (focused) node.focus()
      else node.blur()
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = node.getClientRects()[0] ?? node.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }, focused)
    await page.mouse.move(at.x, at.y)
    if (await handle.evaluate((node) => (node as HTMLElement).matches(':hover'))) return
  }
  throw new Error(`The pointer cannot be put on ${handle}.`)
}
