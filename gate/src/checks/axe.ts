import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { NodeResult, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { type Answer, atTopAndOpen, type Check, type RawFinding } from '../check.ts'
import type { Level } from '../config.ts'
import { criteriaOf } from '../findings.ts'
import { atRest, INTERACTIVE } from '../moments.ts'
import { hidesContent } from '../page/nodes.ts'
import { painted } from '../views.ts'

const source = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};window.gateAxe = true`

/** Beyond A, AA and best practice: what axe has retired or tries out. */
const FURTHER_RULES =
  'css-orientation-lock duplicate-id duplicate-id-active focus-order-semantics label-content-name-mismatch p-as-heading table-fake-caption target-size td-has-header'
/** AAA: contrast, link purpose, and no refresh however late. */
const AAA_RULES = 'color-contrast-enhanced identical-links-same-purpose meta-refresh-no-exceptions'

/**
 * axe-core in every state: all rules at the top and with something open, and on a plain visit again with every link and
 * button hovered and focused.
 */
export const axe: Check = {
  // Where room is scarce nothing changes for its rules that reflow does not judge.
  views: ({ condition, main }, { config }) =>
    config.states === 'all' || main || (condition !== undefined && !condition.scarce),
  moments: atTopAndOpen,
  async start(page, view, site) {
    await prepare(page)
    const rules = rulesOf(site.config.level)
    /** Nodes that no contrast rule gave up on at the top, where nothing lies over them. */
    let unclear: ReadonlySet<string> | undefined

    const forced = view.condition?.forcedColors !== undefined
    /** What an open part lies over was decided at the top; in forced colors visitors choose the color of links. */
    function settle({ checks, told }: Run, state?: string): Answer {
      unclear ??= new Set(told.map(nameOf))
      const findings = told
        .filter((each) => !each.covered || unclear?.has(nameOf(each)))
        .filter(({ rule }) => !forced || rule !== 'link-in-text-block')
      return { ...(state && { state }), checks, findings: findings.map(({ covered: _, ...finding }) => finding) }
    }

    return async () => {
      const differsInColors = view.main && view.sample && view.scheme === 'dark' && site.config.states !== 'all'
      const answers = [settle(await run(page, differsInColors ? rules.pointer : rules.all))]
      if (!view.main) return answers
      for (const pseudo of pseudoClasses) {
        const release = await force(page, pseudo)
        answers.push(settle(await run(page, rules.pointer, INTERACTIVE), `each link and button with :${pseudo[0]}`))
        await release()
      }
      return answers
    }
  },
}

/** The rules of a level: all, and those whose answer the pointer or focus may change. */
function rulesOf(level: Level = 'AA'): Record<'all' | 'pointer', RunOptions> {
  const further = `${FURTHER_RULES} ${level === 'AAA' ? AAA_RULES : ''}`.trim().split(' ')
  // The enhanced rule passes what the other one fails.
  const contrast = level === 'AAA' ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast']
  return {
    all: {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      rules: Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
      resultTypes: ['violations', 'incomplete'],
      // Style sheets are needed by `css-orientation-lock`; audio and video are not fetched.
      preload: { assets: ['cssom'] },
    },
    pointer: { runOnly: { type: 'rule', values: [...contrast, 'link-in-text-block'] }, preload: false },
  }
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
 * Runs axe on the page as it stands, with all its frames, or on what a selector names. `AxeBuilder` would bring the
 * script (600 kB) each time and sum up in a new page, which takes longer than the rules: here it is brought once, and a
 * page without frames is judged in one call.
 */
async function run(page: Page, options: RunOptions, part?: string): Promise<Run> {
  // A page may have no link or button to hover.
  if (part && (await page.locator(part).count()) === 0) return { checks: 0, told: [] }
  const alone = page.frames().length === 1
  const builder = new AxeBuilder({ page, axeSource: alone ? '0' : source }).options(options).setLegacyMode(alone)
  if (part) builder.include(part)
  const { passes, violations, incomplete } = await builder.analyze()
  const checks = passes.length + violations.length + incomplete.length
  if (checks === 0 && !part && options.rules) throw new Error('axe-core found nothing to judge.')
  const told: Run['told'][number][] = []
  for (const [results, certain] of [[violations, true] as const, [incomplete, false] as const]) {
    for (const { id, tags, nodes, help, helpUrl } of results) {
      for (const result of nodes) {
        const node = result.target.flat().join(' >>> ')
        const reasons = [...result.any, ...result.all, ...result.none]
        const isSure = id !== 'scrollable-region-focusable' || (await hidesContent(page, node))
        told.push({
          rule: id,
          criteria: criteriaOf(tags),
          node,
          // With several ways to fix it, the rule's help text sums them up.
          help: `${reasons.length === 1 ? reasons[0]?.message : help}. ${helpUrl}`,
          certain: certain && isSure,
          covered: !certain && isCovered(result),
        })
      }
    }
  }
  return { checks, told }
}

const isCovered = ({ any, all, none }: NodeResult) =>
  [...any, ...all, ...none].some(({ data }) => data?.messageKey === 'bgOverlap')
