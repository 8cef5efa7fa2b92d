import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diff, parseArgs } from 'node:util'
import { type Engine, engines } from './browsers.ts'
import { type Finding, rules } from './invariants.ts'
import type { Listener } from './listener.ts'
import { abilities } from './packages.ts'
import { beSession, type Outcome, runSession, type Task } from './session.ts'
import { type Accepted, compareTrees, type TreeNode } from './trees.ts'
import { jumpThrough, readPage, tabThrough } from './walks.ts'

/** Something that is listened to. */
interface Walk {
  /** Name of its transcript, without ending. */
  readonly name: string
  /** The page it begins on. */
  readonly address: string
  readonly engines: readonly Engine[]
  readonly walk: (listener: Listener) => Promise<void>
  /** Engines in which what is said is reported, but not compared with a transcript, and why. */
  readonly unsteady?: Partial<Readonly<Record<Engine, string>>>
}

/** A change of the pages that a listener suffers from: a walk has to find it by one of the rules. */
export interface Defect {
  readonly name: string
  readonly engine: Engine
  /** Name of the walk. */
  readonly walk: string
  readonly rule: Finding['rule']
  /** Runs in each page that is opened; refers to nothing outside. */
  readonly change: () => void
}

/** A known finding that is not fixed yet: reported in every run; the run fails once it is gone. */
interface Known {
  /** Matches the walk's name and engine: `home-read, firefox`. */
  readonly walk: RegExp
  readonly rule: Finding['rule']
  readonly text: RegExp
  readonly reason: string
}

export interface Site {
  /** The module that calls `listen` (`import.meta.filename`): each session runs it anew. */
  readonly module: string
  /** Serves the site until the process ends; answers its address. */
  readonly serve: () => Promise<string>
  /** All pages, by their addresses. */
  readonly addresses: readonly string[]
  /** What is listened to besides each page. */
  readonly walks: readonly Walk[]
  /** Names of the walks of a quick run, which looks at all trees nevertheless. */
  readonly quick: readonly string[]
  /** Folder of the transcripts. */
  readonly transcripts: string
  /** What may differ between the trees of two engines. */
  readonly accepted: readonly Accepted[]
  /** What is not fixed yet. */
  readonly known: readonly Known[]
  /** What the rules are proved with. */
  readonly defects: readonly Defect[]
  /** Takes out of a line what changes by itself, such as the year. */
  readonly steady: (line: string) => string
  /** Folder for what was said, and for the result (`report.json`). */
  readonly results: string
}

/** What `report.json` holds. */
interface Report {
  readonly passed: number
  readonly failed: number
  /** What was not listened to, and why. */
  readonly notHeard: readonly string[]
}

interface Verdict {
  readonly name: string
  /** What is wrong; empty for nothing. */
  readonly wrong: readonly string[]
}

/** How many sessions of each engine run at once: they wait more than they work. */
const SESSIONS: Readonly<Record<Engine, number>> = { firefox: 2, chromium: 1, webkit: 1 }
/** Lines of a verdict that are shown. */
const SHOWN = 20

/**
 * Listens to a site, as the command line asks: `[ADDRESS] [--update] [--runs N] [--quick] [--trees] [--defects]
 * [--install]`. See the README. Ends the process's work with its exit code set.
 */
export async function listen(site: Site): Promise<void> {
  const walks = [...site.addresses.flatMap(walksOf), ...site.walks]
  await beSession((task, listener) => act(site, walks, task, listener))

  const { values: asked, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      runs: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
      trees: { type: 'boolean', default: false },
      defects: { type: 'boolean', default: false },
      install: { type: 'boolean', default: false },
    },
  })
  const [only] = positionals
  const addresses = site.addresses.filter((address) => only === undefined || address === only)
  if (addresses.length === 0) throw new Error(`There is no page ${only}. The pages are: ${site.addresses.join(', ')}.`)

  const able = abilities(engines, asked)
  const lacking = [...(able.hears ? [] : ['speech']), ...engines.filter((engine) => !able.engines.includes(engine))]
  const notHeard =
    lacking.length === 0
      ? []
      : [
          `${lacking.join(', ')}. "npm run listen" as root on Debian 12 installs what is missing: ${able.missing.join(' ')}`,
        ]
  if (asked.quick && able.hears)
    notHeard.push(
      `${walks.flatMap(({ name }) => (site.quick.includes(name) ? [] : name)).join(', ')}: see "npm run listen"`,
    )
  const tasks = able.engines.flatMap((engine): Task[] => {
    if (asked.defects)
      return able.hears
        ? site.defects
            .filter((defect) => defect.engine === engine)
            .map(({ name }) => ({ kind: 'defect', engine, name }))
        : []
    const heard = walks.filter(
      (walk) =>
        able.hears &&
        !asked.trees &&
        (!asked.quick || site.quick.includes(walk.name)) &&
        walk.engines.includes(engine) &&
        addresses.includes(walk.address),
    )
    return [
      ...Array.from({ length: Number(asked.runs) }, () =>
        heard.map(({ name }): Task => ({ kind: 'walk', engine, name })),
      ).flat(),
      ...addresses.map((name): Task => ({ kind: 'tree', engine, name })),
    ]
  })

  const verdicts: Verdict[] = []
  const say = (verdict: Verdict, seconds?: number) => {
    verdicts.push(verdict)
    console.log(
      `${verdict.wrong.length > 0 ? '✘' : '✓'} ${verdict.name}${seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`}`,
    )
    for (const line of verdict.wrong.slice(0, SHOWN)) console.log(`    ${line}`)
    if (verdict.wrong.length > SHOWN) console.log(`    … and ${verdict.wrong.length - SHOWN} more`)
  }
  const trees = new Map<string, TreeNode>()
  await perform(site, able.hears && !asked.trees, tasks, (outcome) => {
    const { task, seconds, tree } = outcome
    if (tree) trees.set(`${task.engine} ${task.name}`, tree)
    else if (task.kind === 'walk' && only !== undefined)
      console.log(`\n# ${task.name}, ${task.engine}\n${outcome.lines.join('\n')}\n`)
    for (const verdict of verdictsOn(site, walks, outcome, asked.update)) say(verdict, seconds)
  })
  for (const verdict of judgeTrees(site, addresses, trees, only === undefined)) say(verdict)
  if (only === undefined && able.hears && !asked.trees && !asked.quick && !asked.defects) {
    say(judgeFolder(site, walks, asked.update))
    const gone = site.known.filter((one) => !told.has(one))
    say({
      name: 'what is known is still there',
      wrong: gone.map(({ walk, rule, text }) => `${walk}: ${rule}: ${text}`),
    })
  }

  for (const what of notHeard) console.log(`NOT HEARD: ${what}`)
  const failed = verdicts.filter(({ wrong }) => wrong.length > 0).length
  const report: Report = { passed: verdicts.length - failed, failed, notHeard }
  write(join(site.results, 'report.json'), JSON.stringify(report))
  console.log(`Listening: ${report.passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

/** Each page is read whole in both engines, and gone through by its headings, landmarks and Tab stops in the first. */
function walksOf(address: string): Walk[] {
  const name = address.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'
  return [
    {
      name: `${name}-read`,
      address,
      engines: ['firefox', 'chromium'],
      walk: (listener) => readPage(listener, address),
    },
    {
      name: `${name}-jumps`,
      address,
      engines: ['firefox'],
      walk: (listener) => jumpThrough(listener, address),
      unsteady: { firefox: 'Orca says more or less of the line at which a landmark begins' },
    },
    { name: `${name}-tab`, address, engines: ['firefox'], walk: (listener) => tabThrough(listener, address) },
  ]
}

/** In a session: does one task. */
async function act({ defects }: Site, walks: readonly Walk[], { kind, name }: Task, listener: Listener) {
  if (kind === 'tree') return listener.tree(name)
  const defect = kind === 'defect' ? find(defects, name) : undefined
  await listener.begin(defect?.change)
  await find(walks, defect?.walk ?? name).walk(listener)
  return
}

function find<T extends { readonly name: string }>(all: readonly T[], name: string): T {
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

/** Hands the tasks to sessions of their engines. */
async function perform(site: Site, hears: boolean, tasks: readonly Task[], done: (outcome: Outcome) => void) {
  const base = await site.serve()
  const sessions = engines.flatMap((engine) => {
    const waiting = tasks.filter((task) => task.engine === engine)
    const count = Math.min(SESSIONS[engine], waiting.length)
    const setting = { engine, base, hears: hears && engine !== 'webkit' }
    return Array.from({ length: count }, () => runSession(site.module, setting, () => waiting.shift(), done))
  })
  await Promise.all(sessions)
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const told = new Set<Known>()

function isKnown({ known }: Site, name: string, { rule, text }: Finding): boolean {
  const found = known.find((one) => one.walk.test(name) && one.rule === rule && one.text.test(text))
  if (found && !told.has(found)) console.log(`KNOWN: ${name}: ${rules[rule]}: ${text}: ${found.reason}`)
  if (found) told.add(found)
  return found !== undefined
}

/** Transcripts that have been written anew. */
const updated = new Set<string>()

function verdictsOn(site: Site, walks: readonly Walk[], outcome: Outcome, update: boolean): Verdict[] {
  const { task, error, findings } = outcome
  const name = `${task.name}, ${task.engine}`
  if (error) return [{ name, wrong: error.split('\n') }]
  if (task.kind === 'tree') return []
  if (task.kind === 'defect') {
    const { rule } = find(site.defects, task.name)
    const caught = findings.some((finding) => finding.rule === rule)
    return [
      {
        name: `${name}: red by "${rules[rule]}"`,
        wrong: caught ? [] : [`not found; said was: ${outcome.lines.join(' | ')}`],
      },
    ]
  }
  const unsteady = find(walks, task.name).unsteady?.[task.engine]
  const file = join(site.transcripts, task.engine, `${task.name}.txt`)
  const text = `${outcome.lines.map(site.steady).join('\n').trim()}\n`
  write(join(site.results, task.engine, `${task.name}.txt`), text)
  // The first of several runs is the one that the others have to equal.
  if (update && unsteady === undefined && !updated.has(file)) write(file, text)
  updated.add(file)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const changed = diff(committed.split('\n'), text.split('\n')).flatMap(([kind, line]) =>
    kind === 0 ? [] : `${kind > 0 ? '-' : '+'} ${line}`,
  )
  return [
    {
      name: `${name}: rules`,
      wrong: findings
        .filter((finding) => !isKnown(site, name, finding))
        .map(({ rule, text }) => `${rules[rule]}: ${text}`),
    },
    unsteady === undefined
      ? {
          name: `${name}: words`,
          wrong: changed.length > 0 ? [`Something else is said than in ${file}:`, ...changed] : [],
        }
      : { name: `${name}: words not compared, since ${unsteady}`, wrong: [] },
  ]
}

/** Compares the trees of each page; in a whole run, an accepted difference that is not there any more is wrong, too. */
function judgeTrees(
  { accepted }: Site,
  addresses: readonly string[],
  trees: ReadonlyMap<string, TreeNode>,
  whole: boolean,
): Verdict[] {
  const used = new Set<Accepted>()
  const verdicts: Verdict[] = []
  const compared = new Set<Engine>()
  for (const address of addresses)
    for (const engine of engines) {
      const [first, other] = [trees.get(`firefox ${address}`), trees.get(`${engine} ${address}`)]
      if (!first || !other || engine === 'firefox') continue
      compared.add(engine)
      const wrong = compareTrees(first, other).filter((line) => {
        const reason = accepted.find((one) => one.engine === engine && one.difference.test(line))
        if (reason) used.add(reason)
        return !reason
      })
      verdicts.push({ name: `${address}: ${engine} gives the tree of firefox`, wrong })
    }
  const unused = accepted.filter((one) => compared.has(one.engine) && !used.has(one))
  if (whole && compared.size > 0)
    verdicts.push({
      name: 'accepted differences are there',
      wrong: unused.map(({ engine, difference }) => `${engine}: ${difference}`),
    })
  return verdicts
}

/** Each transcript belongs to a walk. */
function judgeFolder({ transcripts }: Site, walks: readonly Walk[], update: boolean): Verdict {
  const wanted = walks.flatMap(({ name, engines, unsteady }) =>
    engines.filter((engine) => !unsteady?.[engine]).map((engine) => join(engine, `${name}.txt`)),
  )
  const files = existsSync(transcripts)
    ? readdirSync(transcripts, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'))
    : []
  const wrong = files.filter((file) => !wanted.includes(file))
  if (update) for (const file of wrong.splice(0)) rmSync(join(transcripts, file))
  return { name: 'every transcript belongs to a walk', wrong }
}
