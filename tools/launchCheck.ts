import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { facts } from '../src/content/facts.ts'
import { site } from '../src/content/site.ts'
import { launchProblems } from './launchProblems.ts'

/**
 * Lists everything that prevents a launch: `npm run launch-check`, or `npm run launch-check -- --today=2027-01-31` as of
 * another day. Exits 1 if the list is not empty. `facts` are in src/content/facts.ts, `site` in src/content/site.ts.
 *
 * It reads the notes in `src/content/factNotes.ts`, so a new fact needs no edit here.
 */
const { values } = parseArgs({ options: { today: { type: 'string' } } })
const today = values.today ? new Date(values.today) : new Date()
if (Number.isNaN(+today)) {
  console.error(`${values.today} is not a date: write --today=2027-01-31`)
  process.exit(1)
}
const read = (file: string) => (existsSync(`public/${file}`) ? readFileSync(`public/${file}`) : undefined)
const problems = launchProblems(facts, site, { today, read }).map(({ path, what }) => `${path}\n    ${what}`)
if (/^[^#].*@OWNER\b/m.test(readFileSync('.github/CODEOWNERS', 'utf8')))
  problems.push('@OWNER in .github/CODEOWNERS\n    GitHub user or team that approves every change')
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'Ready to launch.' : `\nNot ready to launch. Open items: ${problems.length}.`)
process.exitCode = problems.length === 0 ? 0 : 1
