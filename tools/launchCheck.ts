import { parseArgs } from 'node:util'
import type { Claim } from '../src/content/legalText.ts'
import { privacy } from '../src/content/privacy.ts'
import { terms } from '../src/content/terms.ts'
import { openItems } from './launch.ts'

/**
 * Lists everything that prevents a launch: `npm run launch-check`, or `npm run launch-check -- --today=2027-01-31` as of
 * another day. Exits 1 if the list is not empty. `facts` and `signOff` are in src/content/facts.ts, `hosting` in
 * src/content/site.ts.
 *
 * It reads the notes in `src/content/factNotes.ts`, so a new fact needs no edit here.
 */
const { values } = parseArgs({ options: { today: { type: 'string' } } })
const today = new Date(values.today ?? Date.now())
if (Number.isNaN(+today)) {
  console.error(`${values.today} is not a date: write --today=2027-01-31`)
  process.exit(1)
}

/** Every claim below a value, in reading order. */
function claimsIn(value: unknown): Claim[] {
  if (typeof value !== 'object' || value === null) return []
  return 'claim' in value ? [value as Claim] : Object.values(value).flatMap(claimsIn)
}
const claims = [terms, privacy].flatMap((text) => claimsIn(text).map((claim) => ({ ...claim, path: text.path })))

const items = openItems(today)
for (const { path, what } of items) {
  const statements = claims.filter(({ confirmed }) => path === `signOff.confirmed.${confirmed}`)
  console.log([path, what, ...statements.map(({ claim, path: page }) => `${page}: “${claim}”`)].join('\n    '))
}
console.log(items.length === 0 ? 'Ready to launch.' : `\nNot ready to launch. Open items: ${items.length}.`)
process.exitCode = items.length === 0 ? 0 : 1
