import { readFileSync } from 'node:fs'
import { someOf } from './list'

/** What docs/specification.md asks for, as data. Whoever changes the product changes it there, and edits no test. */
const text = readFileSync('docs/specification.md', 'utf8').replace(/\s+/g, ' ')

/** The words between two others. @throws when the document does not have them */
function between(start: RegExp, end: string): string {
  const found = new RegExp(`${start.source}(.+?)${end}`).exec(text)?.[1]
  if (!found) throw new Error(`docs/specification.md has no ${start}`)
  return found
}

const ids = (page: string) =>
  someOf(
    [...between(new RegExp(`${page}: "Last Updated.+?Ids in order: `), '\\. ').matchAll(/`(.+?)`/g)].map(
      ([, id]) => id,
    ),
    `sections of ${page}`,
  )
const features = between(/Features shown, \w+: /, '\\. ').split('; ')

/** Names are in lower case: a sentence has no room for capitals. */
export const specification = {
  text,
  /** Figures with their labels: `10K+`, `active users`. */
  claims: between(/Claims shown: /, '\\. ')
    .split(/, (?=\d)/)
    .map((claim) => claim.split(/ (.*)/) as [value: string, label: string]),
  features: features.map((feature) => feature.replace(/ \(.*\)/, '').toLowerCase()),
  /** What real-time data means among others. */
  live: between(/Features shown[^(]+\(/, '\\)').split(', '),
  steps: between(/Explanation in \w+ steps: /, '\\. ')
    .split(', ')
    .map((step) => step.toLowerCase()),
  lists: between(/lists: /, '\\)').split(', '),
  sections: { '/terms': ids('Terms'), '/privacy': ids('Privacy') },
} as const
