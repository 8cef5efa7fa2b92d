import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { facts } from '../src/content/facts.ts'
import { site } from '../src/content/site.ts'
import { launchProblems, lineOf } from './launchProblems.ts'

/**
 * Lists everything that prevents a launch, with file and line: `npm run launch-check`, or `npm run launch-check --
 * --today=2027-01-31` as of another day. Exits 1 if the list is not empty.
 *
 * It reads the notes in `src/content/factNotes.ts`, so a new fact needs no edit here.
 */

/** The files of the exported constants. */
const SOURCES = { facts: 'src/content/facts.ts', site: 'src/content/site.ts' } as const

const CODEOWNERS = '.github/CODEOWNERS'

const { values } = parseArgs({ options: { today: { type: 'string' } } })
const today = values.today ? new Date(values.today) : new Date()
if (Number.isNaN(+today)) {
  console.error(`${values.today} is not a date: write --today=2027-01-31`)
  process.exit(1)
}
const read = (file: string) => (existsSync(`public/${file}`) ? readFileSync(`public/${file}`) : undefined)
const problems = launchProblems(facts, site, { today, read })
for (const { path, what } of problems) {
  const file = path.startsWith('facts.') ? SOURCES.facts : SOURCES.site
  console.log(`${file}:${lineOf(path, readFileSync(file, 'utf8'))}  ${path}\n    ${what}`)
}
const owner = readFileSync(CODEOWNERS, 'utf8')
  .split('\n')
  .findIndex((line) => /^[^#].*@OWNER\b/.test(line))
if (owner >= 0) console.log(`${CODEOWNERS}:${owner + 1}  @OWNER\n    GitHub user or team that approves every change`)
const open = problems.length + Number(owner >= 0)
console.log(open === 0 ? 'Ready to launch.' : `\nNot ready to launch. Open items: ${open}.`)
process.exitCode = open === 0 ? 0 : 1
