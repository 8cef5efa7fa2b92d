import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diff, parseArgs } from 'node:util'
import { type Engine, engines } from './browsers.ts'
import { type Finding, rules } from './invariants.ts'
import { Listener } from './listener.ts'
import { abilities } from './packages.ts'
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
  /** Each verdict that found something wrong, as it was shown. */
  readonly failed: readonly string[]
  /** What was not listened to, and why. */
  readonly notHeard: readonly string[]
}

interface Verdict {
  readonly name: string
  /** What is wrong; empty for nothing. */
  readonly wrong: readonly string[]
}

/** Something to be done in a browser; answers what it shows. */
interface Task {
  readonly name: string
  act(listener: Listener): Promise<Verdict[]>
}

/** How many sessions of each engine run at once: they wait more than they work. */
const SESSIONS: Readonly<Record<Engine, number>> = { firefox: 2, chromium: 1, webkit: 1 }
/** Lines of a verdict that are shown. */
const SHOWN = 20

/**
 * Listens to a site, as the command line asks: `[ADDRESS] [--update] [--runs N] [--quick] [--trees] [--defects]
 * [--install]`. See the README. Ends the process with its exit code.
 */
export async function listen(site: Site): Promise<void> {
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
  const walks = [...site.addresses.flatMap(walksOf), ...site.walks]
  const chosen = walks.filter(
    ({ name, address }) => addresses.includes(address) && (!asked.quick || site.quick.includes(name)),
  )

  const able = abilities(engines, asked)
  const hears = able.hears && !asked.trees
  const notHeard: string[] = []
  const lacking = [...(able.hears ? [] : ['speech']), ...engines.filter((engine) => !able.engines.includes(engine))]
  if (lacking.length > 0)
    notHeard.push(
      `${lacking.join(', ')}. "npm run listen" as root on Debian 12 installs what is missing: ${able.missing.join(' ')}`,
    )
  if (asked.quick && able.hears)
    notHeard.push(
      `${walks.flatMap(({ name }) => (site.quick.includes(name) ? [] : name)).join(', ')}: see "npm run listen"`,
    )

  const trees = new Map<string, TreeNode>()
  const tasksOf = (engine: Engine): Task[] => {
    const defects = hears ? site.defects.filter((defect) => defect.engine === engine) : []
    if (asked.defects) return defects.map((defect) => proofOf(defect, walks))
    const heard = hears ? chosen.filter((walk) => walk.engines.includes(engine)) : []
    const hearing = heard.map((walk) => hearingOf(site, walk, engine, asked.update, only !== undefined))
    const looking = addresses.map(
      (name): Task => ({
        name,
        async act(listener) {
          trees.set(`${engine} ${name}`, await listener.tree(name))
          return []
        },
      }),
    )
    return [...Array.from({ length: Number(asked.runs) }, () => hearing).flat(), ...looking]
  }

  const verdicts: Verdict[] = []
  const say = (verdict: Verdict, seconds?: number) => {
    verdicts.push(verdict)
    const { name, wrong } = verdict
    console.log(`${wrong.length > 0 ? '✘' : '✓'} ${name}${seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`}`)
    if (wrong.length > 0) console.log(linesOf(wrong))
  }
  const base = await site.serve()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  /** Does tasks in a browser of its own, one after the other; where the browser does not start, each of them fails. */
  async function session(engine: Engine, waiting: Task[]) {
    const starts = Listener.start(engine, base, { hears: hears && engine !== 'webkit' })
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const began = performance.now()
      const { name } = task
      const all = await starts
        .then(task.act)
        .catch(({ stack }): Verdict[] => [{ name: `${name}, ${engine}`, wrong: stack.split('\n') }])
      for (const verdict of all) say(verdict, (performance.now() - began) / 1000)
    }
  }
  const sessions = able.engines.flatMap((engine) => {
    const waiting = tasksOf(engine)
    const count = Math.min(SESSIONS[engine], waiting.length)
    return Array.from({ length: count }, () => session(engine, waiting))
  })
  await Promise.all(sessions)
  for (const verdict of judgeTrees(site, addresses, trees, only === undefined)) say(verdict)
  if (only === undefined && hears && !asked.quick && !asked.defects) {
    say(judgeFolder(site, walks, asked.update))
    const gone = site.known.filter((one) => !told.has(one))
    say({
      name: 'what is known is still there',
      wrong: gone.map(({ walk, rule, text }) => `${walk}: ${rule}: ${text}`),
    })
  }

  for (const what of notHeard) console.log(`NOT HEARD: ${what}`)
  const failed = verdicts.filter(({ wrong }) => wrong.length > 0).map(({ name, wrong }) => `${name}\n${linesOf(wrong)}`)
  const report: Report = { passed: verdicts.length - failed.length, failed, notHeard }
  write(join(site.results, 'report.json'), JSON.stringify(report))
  console.log(`Listening: ${report.passed} passed, ${failed.length} failed`)
  process.exit(failed.length > 0 ? 1 : 0)
}

/** What is wrong, indented and cut to the lines that are shown. */
function linesOf(wrong: readonly string[]): string {
  const shown = wrong.slice(0, SHOWN)
  if (wrong.length > SHOWN) shown.push(`… and ${wrong.length - SHOWN} more`)
  return shown.map((line) => `    ${line}`).join('\n')
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

/** Takes a walk through pages with a defect: its rule has to find something. */
function proofOf({ name, engine, walk: wanted, rule, change }: Defect, walks: readonly Walk[]): Task {
  const found = walks.find((walk) => walk.name === wanted)
  if (!found) throw new Error(`There is no ${wanted}.`)
  return {
    name,
    async act(listener) {
      listener.begin(change)
      await found.walk(listener)
      const caught = listener.findings.some((finding) => finding.rule === rule)
      const wrong = caught ? [] : [`not found; said was: ${listener.lines.join(' | ')}`]
      return [{ name: `${name}, ${engine}: red by "${rules[rule]}"`, wrong }]
    },
  }
}

/** Transcripts that have been written anew. */
const updated = new Set<string>()

/** Takes a walk, judges it by the rules, and compares what is said with its transcript. */
function hearingOf(site: Site, { name, walk, unsteady }: Walk, engine: Engine, update: boolean, prints: boolean): Task {
  const title = `${name}, ${engine}`
  const why = unsteady?.[engine]
  const file = join(site.transcripts, engine, `${name}.txt`)
  return {
    name,
    async act(listener) {
      listener.begin()
      await walk(listener)
      const { lines, findings } = listener
      if (prints) console.log(`\n# ${title}\n${lines.join('\n')}\n`)
      const text = `${lines.map(site.steady).join('\n').trim()}\n`
      write(join(site.results, engine, `${name}.txt`), text)
      // The first of several runs is the one that the others have to equal.
      if (update && why === undefined && !updated.has(file)) write(file, text)
      updated.add(file)
      const unknown = findings.filter((finding) => !isKnown(site, title, finding))
      const judged = { name: `${title}: rules`, wrong: unknown.map(({ rule, text }) => `${rules[rule]}: ${text}`) }
      if (why !== undefined) return [judged, { name: `${title}: words not compared, since ${why}`, wrong: [] }]
      const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const changed = diff(committed.split('\n'), text.split('\n')).flatMap(([kind, line]) =>
        kind === 0 ? [] : `${kind > 0 ? '-' : '+'} ${line}`,
      )
      if (changed.length > 0) changed.unshift(`Something else is said than in ${file}:`)
      return [judged, { name: `${title}: words`, wrong: changed }]
    },
  }
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
