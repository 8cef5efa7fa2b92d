import { readFileSync } from 'node:fs'
import { someOf } from './list'

/** The requirements of docs/specification.md as data. A change of the product is made there, without editing a test. */
const text = readFileSync('docs/specification.md', 'utf8').replace(/\s+/g, ' ')

/** The text between two others. @throws when the document does not contain them */
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

/** Names are in lower case, since they are parts of sentences there. */
export const specification = {
  text,
  /** Figures with their labels: `10K+`, `active users`. */
  claims: between(/Claims shown: /, '\\. ')
    .split(/, (?=\d)/)
    .map((claim) => claim.split(/ (.*)/) as [value: string, label: string]),
  features: features.map((feature) => feature.replace(/ \(.*\)/, '').toLowerCase()),
  /** Examples of real-time data. */
  live: between(/Features shown[^(]+\(/, '\\)').split(', '),
  steps: between(/Explanation in \w+ steps: /, '\\. ')
    .split(', ')
    .map((step) => step.toLowerCase()),
  lists: between(/lists: /, '\\)').split(', '),
  sections: { '/terms': ids('Terms'), '/privacy': ids('Privacy') },
} as const
