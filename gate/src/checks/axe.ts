import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { NodeResult, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import type { Answer, Check, RawFinding } from '../check.ts'
import { criteriaOf } from '../findings.ts'
import { atRest, INTERACTIVE } from '../moments.ts'
import { hidesContent, selectorOf } from '../page/nodes.ts'
import { painted } from '../views.ts'
import { axeSpec, rulesOf } from './axeRules.ts'

const source = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
;axe.configure(${JSON.stringify(axeSpec)})
;window.gateAxe = true`

/**
 * axe-core in every state: all rules at the top and with something open; in scrolled moments the rules whose result can
 * change by scrolling; in the main plain views also scrolled to each section, and with every link and button hovered and
 * focused.
 */
export const axe: Check = {
  name: 'axe',
  // Where room is scarce nothing changes for its rules that reflow does not judge.
  views: ({ condition, main }, { config }) =>
    config.states === 'all' || main || (condition !== undefined && !condition.scarce),
  moments: ({ kind }, { main }) => kind !== 'section' || main,
  async start(page, view, site) {
    await prepare(page)
    const rules = rulesOf(site.config.level)
    /** Nodes that no contrast rule gave up on at the top, where nothing lies over them. */
    let unclear: ReadonlySet<string> | undefined

    const forced = view.condition?.context?.forcedColors !== undefined
    /** What a sticky bar lies over after scrolling was decided at the top; in forced colors visitors choose that of links. */
    function settle({ checks, told }: Run, state?: string): Answer {
      unclear ??= new Set(told.map(nameOf))
      const findings = told
        .filter((each) => !each.covered || unclear?.has(nameOf(each)))
        .filter(({ rule }) => !forced || rule !== 'link-in-text-block')
      return { ...(state && { state }), checks, findings: findings.map(({ covered: _, ...finding }) => finding) }
    }

    return async ({ kind, name, opened }) => {
      if (kind === 'section') return [settle(await run(page, rules.scroll, [`[id="${name.slice(1)}"]`, ...BARS]))]
      if (kind === 'end') return [settle(await run(page, rules.scroll, [...(await inWindow(page)), ...BARS]))]
      const answers = [settle(await run(page, rules.all))]
      if (!view.main) return answers
      const parts = opened ? [await opened(page).evaluate(selectorOf), ...BARS] : [INTERACTIVE]
      for (const pseudo of pseudoClasses) {
        const release = await force(page, pseudo)
        answers.push(settle(await run(page, rules.pointer, parts), `each link and button with :${pseudo[0]}`))
        await release()
      }
      return answers
    }
  },
}

const pseudoClasses = [['hover'], ['focus', 'focus-visible']] as const

/**
 * Forces `:hover` or `:focus` on every interactive element, as the browser's inspector does: one audit for all.
 *
 * @returns a function that undoes it
 */
async function force(page: Page, pseudo: (typeof pseudoClasses)[number]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: INTERACTIVE })
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudo] })),
  )
  await painted(page)
  await atRest(page)
  return async () => {
    await session.detach()
    await atRest(page)
  }
}

interface Run {
  /** Rules that found something to judge. */
  readonly checks: number
  /** `covered`: undecided because something lies over the node. */
  readonly told: readonly (RawFinding & { readonly covered: boolean })[]
}

const nameOf = ({ rule, node }: RawFinding) => `${rule} ${node}`

async function prepare(page: Page): Promise<void> {
  // A site may bring an axe of its own.
  if (await page.evaluate(() => 'gateAxe' in window)) return
  await page.evaluate(source)
  // Chromium paints text in the forced `color`, and tells `-webkit-text-fill-color`, which axe reads first, unforced.
  await page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype
    const forced = matchMedia('(forced-colors: active)')
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return forced.matches && name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
    }
  })
}

/**
 * Runs axe on the page as it stands, with all its frames, or on the parts that differ from an earlier state. A page
 * without frames is audited in one call with the script that is already injected: `AxeBuilder` injects it again and
 * opens a page of its own, which takes longer than the rules.
 */
async function run(page: Page, options: RunOptions, parts: readonly string[] = []): Promise<Run> {
  const alone = page.frames().length === 1
  const builder = new AxeBuilder({ page, axeSource: alone ? '0' : source }).options(options).setLegacyMode(alone)
  const present = await page.evaluate((parts) => parts.filter((part) => document.querySelector(part)), parts)
  for (const part of present) builder.include(part)
  const { passes, violations, incomplete } = await builder.analyze()
  const checks = passes.length + violations.length + incomplete.length
  // A page may have no link or button to hover; on a whole page at least one rule always applies.
  if (checks === 0 && options.rules && Object.keys(options.rules).length > 0)
    throw new Error('axe-core found nothing to judge.')
  const told: Run['told'][number][] = []
  for (const { results, certain } of [
    { results: violations, certain: true },
    { results: incomplete, certain: false },
  ]) {
    for (const { id, tags, nodes, help, helpUrl } of results) {
      for (const result of nodes) {
        const node = result.target.flat().join(' >>> ')
        const reasons = [...result.any, ...result.all, ...result.none]
        told.push({
          rule: id,
          criteria: criteriaOf(tags),
          node,
          // With several ways to fix it, the rule's help text sums them up.
          help: `${reasons.length === 1 ? reasons[0]?.message : help}. ${helpUrl}`,
          certain: certain && (id !== 'scrollable-region-focusable' || (await outOfReach(page, node))),
          covered: !certain && isCovered(result),
        })
      }
    }
  }
  return { checks, told }
}

const isCovered = ({ any, all, none }: NodeResult) =>
  [...any, ...all, ...none].some(({ data }) => data?.messageKey === 'bgOverlap')

/**
 * Whether a part that scrolls hides content from the keyboard. axe takes what a closed `details` holds for hidden, also
 * where `::details-content` shows it.
 */
const outOfReach = async (page: Page, node: string) =>
  (await hidesContent(page, node)) && !(await holdsLink(page, node))

const holdsLink = (page: Page, node: string) =>
  page.evaluate((node) => document.querySelector(`${node} details:not([open]) a`)?.checkVisibility() === true, node)

/** What stays in view above or beside a part that was scrolled to or opened. */
const BARS = ['header', 'nav']

/** Selectors of the outermost elements that are wholly in the window, or have text and are in it in part. */
const inWindow = (page: Page): Promise<string[]> => page.evaluate(`(${elementsInWindow})().map(${selectorOf})`)

function elementsInWindow(): Element[] {
  const found: Element[] = []
  for (const element of document.querySelectorAll('body *')) {
    if (found.at(-1)?.contains(element)) continue
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const whole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    const partly = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    if (bottom > top && right > left && (whole || (partly && hasText))) found.push(element)
  }
  return found
}
