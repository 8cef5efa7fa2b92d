import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diff, parseArgs } from 'node:util'
import type { Engine } from './browsers.ts'
import { rules } from './invariants.ts'
import { Listener } from './listener.ts'
import { missingPackages } from './packages.ts'
import { jumpThrough, readPage, tabThrough } from './walks.ts'

export type { Engine, Listener }

/** Something that is listened to. */
export interface Walk {
  /** Name of its transcript, without ending. */
  readonly name: string
  /** The page it begins on. */
  readonly address: string
  /** Both, if none is named. */
  readonly engines?: readonly Engine[]
  readonly walk: (listener: Listener) => Promise<void>
  /** Why what is said is not the same each time, in the engines where it is not: it is judged by the rules alone. */
  readonly unsteady?: Partial<Readonly<Record<Engine, string>>>
}

export interface Site {
  /** Where the site is served: `http://localhost:4173`. */
  readonly base: string
  /** All pages, by their addresses: `/terms`. */
  readonly addresses: readonly string[]
  /** What is listened to besides each page. */
  readonly walks: readonly Walk[]
  /** Folder of the transcripts. */
  readonly transcripts: string
  /** Takes out of a line what changes by itself, such as the year. */
  readonly steady: (line: string) => string
  /** Folder for what was said. */
  readonly results: string
}

interface Verdict {
  readonly name: string
  /** What is wrong; empty for nothing. */
  readonly wrong: readonly string[]
}

const BOTH: readonly Engine[] = ['firefox', 'chromium']
/** How many sessions of each engine run at once: they wait more than they work. */
const SESSIONS: Readonly<Record<Engine, number>> = { firefox: 2, chromium: 1 }

/** Listens to a site, as the command line asks: `[ADDRESS] [--update] [--install]`. Ends the process with its exit code. */
export async function listen(site: Site, args = process.argv.slice(2)): Promise<void> {
  const { values: asked, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { update: { type: 'boolean', default: false }, install: { type: 'boolean', default: false } },
  })
  const [only] = positionals
  const walks = [...site.addresses.flatMap(walksOf), ...site.walks]
  const chosen = walks.filter(({ address }) => only === undefined || address === only)
  if (chosen.length === 0) throw new Error(`There is no page ${only}. The pages are: ${site.addresses.join(', ')}.`)
  const missing = missingPackages(asked)
  if (missing.length > 0)
    throw new Error(`NOT HEARD: --install as root on Debian 12 installs what is missing: ${missing.join(' ')}.`)

  const verdicts: Verdict[] = []
  const say = (verdict: Verdict) => {
    verdicts.push(verdict)
    console.log(`${verdict.wrong.length > 0 ? '✘' : '✓'} ${verdict.name}`)
    for (const line of verdict.wrong) console.log(`    ${line}`)
  }
  const how = { update: asked.update, print: only !== undefined }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  /** Takes walks in a browser of its own, one after the other; where the browser does not start, each of them fails. */
  async function session(engine: Engine, waiting: Walk[]) {
    const starts = Listener.start(engine, site.base)
    for (let walk = waiting.shift(); walk; walk = waiting.shift()) {
      const title = `${walk.name}, ${engine}`
      const all = await starts
        .then((listener) => hear(site, listener, walk, engine, how))
        .catch(({ stack }): Verdict[] => [{ name: title, wrong: stack.split('\n') }])
      for (const verdict of all) say(verdict)
    }
  }
  const sessions = BOTH.flatMap((engine) => {
    const waiting = chosen.filter(({ engines = BOTH }) => engines.includes(engine))
    return Array.from({ length: Math.min(SESSIONS[engine], waiting.length) }, () => session(engine, waiting))
  })
  await Promise.all(sessions)
  if (only === undefined) say(judgeFolder(site, walks, asked.update))
  const failed = verdicts.filter(({ wrong }) => wrong.length > 0)
  console.log(`Listening: ${verdicts.length - failed.length} passed, ${failed.length} failed`)
  for (const { name } of failed) console.log(`✘ ${name}`)
  process.exit(failed.length > 0 ? 1 : 0)
}

/** Takes a walk, judges it by the rules, and compares what is said with its transcript. */
async function hear(
  site: Site,
  listener: Listener,
  { name, walk, unsteady }: Walk,
  engine: Engine,
  how: { update: boolean; print: boolean },
): Promise<Verdict[]> {
  const title = `${name}, ${engine}`
  listener.begin()
  await walk(listener)
  const { lines, findings } = listener
  if (how.print) console.log(`\n# ${title}\n${lines.join('\n')}\n`)
  const text = `${lines.map(site.steady).join('\n').trim()}\n`
  write(join(site.results, engine, `${name}.txt`), text)
  const judged = { name: `${title}: rules`, wrong: findings.map(({ rule, text }) => `${rules[rule]}: ${text}`) }
  const why = unsteady?.[engine]
  if (why !== undefined) return [judged, { name: `${title}: words not compared, since ${why}`, wrong: [] }]
  const file = join(site.transcripts, engine, `${name}.txt`)
  if (how.update) write(file, text)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const changed = diff(committed.split('\n'), text.split('\n')).flatMap(([kind, line]) =>
    kind === 0 ? [] : `${kind > 0 ? '-' : '+'} ${line}`,
  )
  if (changed.length > 0) changed.unshift(`Something else is said than in ${file}:`)
  return [judged, { name: `${title}: words`, wrong: changed }]
}

/** Each page is read whole in both engines, and gone through by its headings, landmarks and Tab stops in the first. */
function walksOf(address: string): Walk[] {
  const name = address.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'
  const unsteady = { firefox: 'Orca says more or less of the line at which a landmark begins' }
  return [
    { name: `${name}-read`, address, walk: (listener) => readPage(listener, address) },
    {
      name: `${name}-jumps`,
      address,
      engines: ['firefox'],
      walk: (listener) => jumpThrough(listener, address),
      unsteady,
    },
    { name: `${name}-tab`, address, engines: ['firefox'], walk: (listener) => tabThrough(listener, address) },
  ]
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Each transcript belongs to a walk. */
function judgeFolder({ transcripts }: Site, walks: readonly Walk[], update: boolean): Verdict {
  const wanted = walks.flatMap(({ name, engines = BOTH, unsteady }) =>
    engines.filter((engine) => !unsteady?.[engine]).map((engine) => join(engine, `${name}.txt`)),
  )
  const files = existsSync(transcripts)
    ? readdirSync(transcripts, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'))
    : []
  const wrong = files.filter((file) => !wanted.includes(file))
  if (update) for (const file of wrong.splice(0)) rmSync(join(transcripts, file))
  return { name: 'every transcript belongs to a walk', wrong }
}
