import { readFileSync } from 'node:fs'
import { type Facts, facts } from '../src/content/facts.ts'

/** The required facts; src/content/facts.ts says where each is shown. */
const required = {
  nameCleared: 'the name is cleared for use',
  domain: 'domain of this website',
  mailDomain: 'domain of the mailboxes',
  'operator.name': 'legal name of the company',
  'operator.address': 'postal address of the company',
  'operator.phone': 'phone number of the company',
  'evidence.accuracy': 'what the accuracy rate means: period, number of races, what counts as right',
  jurisdiction: 'country or state whose law governs the Terms',
  'hosts.app': 'host of the app’s servers, and its country',
  'hosts.website': 'host of this website, and its country',
} as const

/** The paths of all unknown facts, such as `operator.name`. */
function unknownIn(value: unknown, path = ''): string[] {
  if (value === null || value === false) return [path]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => unknownIn(inner, path ? `${path}.${key}` : key))
}

/** The form of facts that are easily written wrongly. */
const patterns: readonly [path: string, pattern: RegExp, form: string][] = [
  ['domain', /^([a-z\d-]+\.)+[a-z]{2,}$/, 'a domain name, such as www.example.com'],
  ['mailDomain', /^([a-z\d-]+\.)+[a-z]{2,}$/, 'a domain name, such as example.com'],
  ['operator.phone', /^\+[1-9][\d ]{6,}$/, 'an international number, such as +44 20 3000 0000'],
  ['stores.apple.url', /^https:\/\/apps\.apple\.com\/\S+\/id\d+$/, 'https://apps.apple.com/…/id and digits'],
  ['stores.apple.appId', /^[A-Z\d]{10}(\.[\w-]+){2,}$/, 'the team ID of 10 characters and the bundle ID'],
  [
    'stores.google.url',
    /^https:\/\/play\.google\.com\/store\/apps\/details\?id=\w+(\.\w+)+(&\S*)?$/,
    'https://play.google.com/store/apps/details?id= and the package name',
  ],
  [
    'stores.google.fingerprint',
    /^([\dA-F]{2}:){31}[\dA-F]{2}$/,
    '32 pairs of hexadecimal digits in capitals, with colons between them',
  ],
]

/** A message for each known fact in the wrong format. The compiler can check formats only in part. */
export function malformedFacts(facts: Facts): string[] {
  return patterns.flatMap(([path, pattern, form]) => {
    const value = path.split('.').reduce((part: unknown, key) => Object(part)[key], facts)
    return typeof value === 'string' && !pattern.test(value) ? [`${path} is "${value}": it must be ${form}`] : []
  })
}

/** The facts still needed for launch: those that a build requires, and those that are recommended. */
export function missingFacts(facts: Facts): { required: string[]; recommended: string[] } {
  const { launched: _, stores, ...others } = facts
  const unknown = unknownIn(others)
  const offered = Object.entries(stores).filter(([, { url }]) => url)
  return {
    required: [
      ...Object.entries(required).flatMap(([path, what]) => (unknown.includes(path) ? `${path}: ${what}` : [])),
      ...(offered.length === 0 ? ['stores: URL of the app in at least one store'] : []),
    ],
    recommended: [
      ...unknown.filter((path) => !(path in required)),
      ...offered.flatMap(([store, facts]) => unknownIn(facts, `stores.${store}`)),
      ...(facts.legalVersions.length === 1 ? ['legalVersions: the version that a lawyer has approved'] : []),
    ],
  }
}

/** @throws when a fact is malformed, or the site is marked as launched and a required fact is missing */
export function assertLaunchable(facts: Facts): void {
  const malformed = malformedFacts(facts)
  if (malformed.length > 0) throw new Error(`src/content/facts.ts: ${malformed.join('\n')}`)
  const missing = missingFacts(facts).required
  if (facts.launched && missing.length > 0)
    throw new Error(
      `src/content/facts.ts says that the site is launched, but facts are missing:\n${missing.join('\n')}`,
    )
}

/** `npm run launch-check`: lists the missing facts; exits with 1 if a required one is missing. */
if (import.meta.main) {
  const { required, recommended } = missingFacts(facts)
  if (/^[^#].*@OWNER\b/m.test(readFileSync('.github/CODEOWNERS', 'utf8')))
    recommended.push(
      '.github/CODEOWNERS: the user or team that approves changes, in place of @OWNER; then import both rulesets in .github/rulesets (docs/deploying.md)',
    )
  const list = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${[`${title} (${lines.length}):`, ...lines].join('\n  ')}\n`)
  }
  required.push(...malformedFacts(facts))
  list('Required', required)
  list('Recommended', recommended)
  console.log(
    required.length > 0
      ? 'Not ready to launch. Facts are in src/content/facts.ts.'
      : facts.launched
        ? 'Launched.'
        : 'Ready: set `launched` to true in src/content/facts.ts.',
  )
  process.exitCode = required.length > 0 ? 1 : 0
}
