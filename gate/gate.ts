import { expect, type Page, type TestInfo, test } from 'playwright/test'
import type { Check, Judge } from './check'
import { checks } from './checks'
import type { GateConfig } from './config'
import type { Finding, Judged } from './findings'
import { judge, pictured } from './judge'
import { promised } from './levels'
import { atRest, findOpeners, type Moment, momentsOf, painted } from './moments'
import { complete, loadsOf, notEmpty, openView, type Site, siteOf, type View, viewOptions } from './views'
import { waiverFor } from './waivers'
import { weighedOn } from './weigh'

/**
 * Declares a Playwright test for each load of a page: it brings the page into each of its views and moments, and runs
 * every engine and check that applies there.
 *
 * @param base the `test` to declare with, where a project has one of its own
 * @throws when the configuration names an unknown engine or check
 */
export function gateTests(config: GateConfig, base: typeof test = test): Site {
  const site = siteOf(config)
  const chosen = chosenChecks(config.only)
  for (const { name, views } of loadsOf(site)) {
    const due = views
      .map((view) => ({ view, here: chosen.filter((check) => check.views(site).includes(view)) }))
      .filter(({ here }) => here.length > 0)
    const [first] = due
    if (!first) continue
    base.describe(() => {
      base.use(viewOptions(first.view))
      base(`nothing is wrong on ${name}`, { tag: '@a11y' }, async ({ page }, info) => {
        // A view may have a hundred states, and the machine may be busy.
        info.setTimeout(900_000 * due.length)
        await openView(page, first.view, config)
        const verdicts: Verdict[] = []
        for (const { view, here } of due) {
          if (view !== first.view) await changeView(page, view)
          verdicts.push(await judgeView(page, view, site, here, info))
        }
        expect.soft(verdicts.flatMap(({ broken }) => broken)).toEqual([])
        const states = verdicts.flatMap(({ states }) => states)
        await judge(info, { states, findings: verdicts.flatMap(({ findings }) => findings) }, config)
      })
    })
  }
  return site
}

/** The engines and checks of these names; all by default. */
export function chosenChecks(only: readonly string[] | undefined): readonly Check[] {
  const unknown = only?.find((name) => !checks.some((check) => check.name === name))
  if (unknown)
    throw new Error(`There is no check "${unknown}"; there are ${checks.map(({ name }) => name).join(', ')}.`)
  return checks.filter(({ name }) => !only || only.includes(name))
}

/** The views that an engine or check judges in a whole run. */
export function viewsOf(engine: string, site: Site): readonly View[] {
  return checks.find(({ name }) => name === engine)?.views(site) ?? []
}

/** The results of a view. */
interface Verdict {
  readonly states: Judged['states']
  readonly findings: readonly Finding[]
  /** What of the gate itself broke: a check that breaks does not silence the others. */
  readonly broken: readonly string[]
}

/**
 * Brings an opened view into each of its moments and runs every check that applies there.
 *
 * @param moments names of the moments to check; all by default
 */
export async function judgeView(
  page: Page,
  view: View,
  site: Site,
  here: readonly Check[],
  info: TestInfo,
  moments?: readonly string[],
): Promise<Verdict> {
  const { config } = site
  const { waivers = [], rulesOff = {} } = config
  const states: Judged['states'][number][] = []
  const findings: Finding[] = []
  const broken: string[] = []
  const attempt = async (check: Check, what: string, act: () => Promise<void>) => {
    await act().catch((error) =>
      broken.push(`${check.name} broke on ${view.name} at ${what}: ${error?.stack ?? error}`),
    )
  }

  const judges = new Map<Check, Judge>()
  for (const check of here)
    await attempt(check, 'the start', async () => void judges.set(check, await check.start(page, view, site)))
  // What comes with the page may fade in.
  await atRest(page)
  for (const moment of await momentsIn(page, view, config)) {
    const due = [...judges].filter(([check]) => check.judges(moment, view, site))
    if (moments && !moments.includes(moment.name)) continue
    if (due.length === 0 || !(await moment.enter(page))) continue
    const here: Finding[] = []
    for (const [check, judgeMoment] of due) {
      await attempt(check, moment.name, async () => {
        for (const answer of await judgeMoment(moment)) {
          const state = [`${view.name}: ${moment.name}`, answer.state].filter(Boolean).join(', ')
          states.push({ name: state, engine: check.name, checks: answer.checks })
          here.push(...answer.findings.map((told) => ({ state, engine: check.name, ...told })))
        }
      })
    }
    const asked = here.filter(({ engine, rule }) => !(`${engine} ${rule}` in rulesOff))
    for (const finding of promised(await weighedOn(page, asked), config.level, config.strictMarkup)) {
      const covered = waiverFor(finding, waivers).waiver !== undefined
      findings.push(covered ? finding : await pictured(page, info, finding))
    }
    await moment.leave?.(page)
  }
  if (states.length === 0) throw new Error(`No state of ${view.name} was judged.`)
  return { states, findings, broken }
}

/** Brings a page that is open in one view into another of the same load: the window is resized, the scheme changed. */
async function changeView(page: Page, { width, height, scheme }: View): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await page.mouse.move(-1, -1)
  // With the next frame script hears of the new window, and the browser chooses pictures for it.
  await painted(page)
  await complete(page)
  // The browser scrolls the focused element into view when the window shrinks.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await painted(page)
}

const momentsIn = async (page: Page, view: View, config: GateConfig): Promise<readonly Moment[]> =>
  notEmpty('moments', momentsOf(view, config.openers ?? (await findOpeners(page))))
