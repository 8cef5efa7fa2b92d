import { expect, type Page, test } from 'playwright/test'
import type { Judge } from './check.ts'
import { chosenChecks, type NamedCheck } from './checks.ts'
import type { GateConfig } from './config.ts'
import { type Finding, JUDGED, type Judged, type JudgedFinding, openLines } from './findings.ts'
import { atRest, momentsOf } from './moments.ts'
import { changeView, type Load, openView, type Site, siteOf, type View, viewOptions } from './views.ts'
import { waiverFor } from './waivers.ts'
import { isCertain } from './weigh.ts'

/**
 * Declares a Playwright test for each load of a page: it brings the page into each of its views and moments, and runs
 * every check that judges there.
 *
 * @param base the `test` to declare with, where a project has one of its own
 * @throws when the configuration names an unknown check, or one whose packages are not installed
 */
export function gateTests(config: GateConfig, base: typeof test = test): void {
  const { waiversFile = 'the configuration' } = config
  const site = siteOf(config)
  const checks = chosenChecks(config)
  for (const load of site.loads) {
    const due = dueIn(load, checks, site)
    const [first] = due
    if (!first) continue
    base.describe(() => {
      base.use(viewOptions(first.view))
      base(`nothing is wrong on ${load.name}`, { tag: '@a11y' }, async ({ page }, info) => {
        // A view may have a hundred states, and the machine may be busy.
        info.setTimeout(900_000 * due.length)
        await openView(page, first.view, config)
        const verdicts: Verdict[] = []
        let at = first.view
        for (const { view, here } of due) {
          if (view !== at) await changeView(page, at, view, config)
          at = view
          verdicts.push(await judgeView(page, view, site, here))
        }
        expect.soft(verdicts.flatMap(({ broken }) => broken)).toEqual([])
        const states = verdicts.flatMap(({ states }) => states)
        const findings = verdicts.flatMap((verdict) => verdict.findings)
        await info.attach(JUDGED, { body: JSON.stringify({ states, findings }), contentType: 'application/json' })
        const lines = openLines(findings)
        const message = `findings that no waiver in ${waiversFile} covers:`
        expect(lines.length, [message, ...lines].join('\n')).toBe(0)
      })
    })
  }
}

/** The views of a load in which a check judges, with these checks. */
const dueIn = ({ views }: Load, checks: readonly NamedCheck[], site: Site) =>
  views
    .map((view) => ({ view, here: checks.filter((check) => check.views(view, site)) }))
    .filter(({ here }) => here.length > 0)

/** The results of a view. */
interface Verdict {
  readonly states: Judged['states']
  readonly findings: readonly JudgedFinding[]
  /** What of the gate itself broke: a check that breaks does not silence the others. */
  readonly broken: readonly string[]
}

/**
 * Brings an opened view into each of its moments and runs every check that judges there.
 *
 * @param only names of the moments to judge; all by default
 * @throws when nothing was judged
 */
export async function judgeView(
  page: Page,
  view: View,
  site: Site,
  here: readonly NamedCheck[],
  only?: readonly string[],
): Promise<Verdict> {
  const { config } = site
  const { waivers = [], rulesOff = {} } = config
  const states: Judged['states'][number][] = []
  const findings: JudgedFinding[] = []
  const broken: string[] = []
  const attempt = async (check: NamedCheck, what: string, act: () => Promise<void>) => {
    await act().catch((error) =>
      broken.push(`${check.name} broke on ${view.name} at ${what}: ${error?.stack ?? error}`),
    )
  }

  const judges = new Map<NamedCheck, Judge>()
  for (const check of here)
    await attempt(check, 'the start', async () => void judges.set(check, await check.start(page, view, site)))
  // What comes with the page may fade in.
  await atRest(page)
  for (const moment of momentsOf(view, config)) {
    const due = [...judges].filter(([check]) => check.moments(moment, view, site))
    if (only && !only.includes(moment.name)) continue
    if (due.length === 0 || !(await moment.enter(page))) continue
    const told: Finding[] = []
    for (const [check, judgeMoment] of due) {
      await attempt(check, moment.name, async () => {
        const start = performance.now()
        const answers = await judgeMoment(moment)
        const seconds = (performance.now() - start) / 1000 / answers.length
        for (const answer of answers) {
          const state = [`${view.name}: ${moment.name}`, answer.state].filter(Boolean).join(', ')
          states.push({ name: state, engine: check.name, checks: answer.checks, seconds })
          told.push(...answer.findings.map((finding) => ({ state, engine: check.name, ...finding })))
        }
      })
    }
    for (const said of told) {
      if (`${said.engine} ${said.rule}` in rulesOff) continue
      const weighed = { ...said, certain: isCertain(said, config.level) }
      findings.push({ ...weighed, ...waiverFor(weighed, waivers) })
    }
    await moment.leave?.(page)
  }
  if (states.length === 0 && broken.length === 0) throw new Error(`No state of ${view.name} was judged.`)
  return { states, findings, broken }
}
