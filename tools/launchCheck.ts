import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isUnfilled, facts as ourFacts, unfilledFacts } from '../src/content/site.ts'

/**
 * Lists what keeps the site from being launched, with its place: `npm run launch-check`, or
 * `npm run launch-check -- --today=2027-01-31` as it will be on a day. Exits 1 while there is anything.
 */

/** Where the facts stand. */
const SOURCE = 'src/content/site.ts'
/** Days that `security.txt` has to hold from the day of a launch on. */
const SECURITY_DAYS = 60
const DAY = 24 * 60 * 60_000

/** What keeps the site from being launched. */
export interface Problem {
  /** Path in `facts`: `stores.apple.address`. */
  readonly path: string
  /** Text in the source by which its line is found. */
  readonly at: string
  readonly what: string
}

/**
 * Every fact that is unfilled, and those that cannot be true.
 *
 * @param today day of the launch
 * @param hasFile whether a file stands in `public/`
 */
export function launchProblems(
  facts: typeof ourFacts,
  today: Date,
  hasFile = (file: string) => existsSync(`public/${file}`),
): Problem[] {
  const missing = unfilledFacts(facts).map(({ path, fact }) => ({ path, at: fact.unfilled, what: fact.unfilled }))
  const wrong: Problem[] = []
  for (const key of ['domain', 'mailDomain'] as const) {
    const domain = facts[key]
    if (!isUnfilled(domain) && !/^([a-z\d-]+\.)+(?!example$|test$|invalid$)[a-z]{2,}$/.test(domain))
      wrong.push({ path: key, at: `'${domain}'`, what: `${domain} is no domain that can be registered` })
  }
  for (const [store, { address, id, badge }] of Object.entries(facts.stores)) {
    if (!isUnfilled(address) && !isUnfilled(id) && !(address.startsWith('https://') && address.includes(id)))
      wrong.push({ path: `stores.${store}.address`, at: `'${address}'`, what: `${address} does not lead to app ${id}` })
    if (!isUnfilled(badge) && !hasFile(badge.file))
      wrong.push({ path: `stores.${store}.badge`, at: `'${badge.file}'`, what: `public/${badge.file} is missing` })
  }
  const days = Math.floor((Date.parse(facts.securityExpires) - today.getTime()) / DAY)
  if (!(days >= SECURITY_DAYS))
    wrong.push({
      path: 'securityExpires',
      at: `'${facts.securityExpires}'`,
      what: `security.txt holds for ${days} days more; it has to be ${SECURITY_DAYS}: read it again and set a day`,
    })
  return [...missing, ...wrong]
}

/**
 * The line, from 1, on which a text stands in a source.
 *
 * @throws when it does not stand there, or on several lines
 */
export function lineOf(text: string, source: string): number {
  const lines = source.split('\n').flatMap((line, index) => (line.includes(text) ? [index + 1] : []))
  const [line] = lines
  if (line === undefined || lines.length > 1) throw new Error(`${lines.length} lines of ${SOURCE} have: ${text}`)
  return line
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { today: { type: 'string' } } })
  const today = values.today ? new Date(values.today) : new Date()
  const problems = launchProblems(ourFacts, today)
  const source = readFileSync(SOURCE, 'utf8')
  for (const { path, at, what } of problems) console.log(`${SOURCE}:${lineOf(at, source)}  ${path}\n    ${what}`)
  console.log(problems.length === 0 ? 'Ready to launch.' : `\nNot ready to launch: ${problems.length} facts to settle.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
