import { type AnyNote, type Badge, type Kinds, listNotes, signOffNotes, valueAt } from '../src/content/factNotes.ts'
import { type Facts, isUnfilled, type SignOff } from '../src/content/facts.ts'
import { isGap } from '../src/content/legalText.ts'

/** Days for which `security.txt` has to be valid from the day of the launch. */
const SECURITY_DAYS = 60
const DAY = 24 * 60 * 60_000

/** Something that prevents a launch. */
export interface Problem {
  /** Its path, beginning with the exported constant: `facts.stores.apple.address`; or a file. */
  readonly path: `facts.${string}` | `signOff.${string}` | `hosting.${string}` | '.github/CODEOWNERS'
  readonly what: string
}

/** What the checks know besides the facts. */
export interface World {
  /** Day of the launch. */
  readonly today: Date
  /** Content of a file in `public/`; undefined if there is none. */
  readonly read: (file: string) => Buffer | undefined
}

/** Returns what is wrong with a value, as the end of a sentence that begins with the value: `is not a domain`. */
type Check<Value> = (value: Value, world: World) => string | undefined

/** A domain name that can be registered, by its syntax. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/
/** Reserved domains (RFC 2606, RFC 6761), also in reverse order as in the name of an app package. */
const RESERVED =
  /(?<![\w-])(?:(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid|localhost))|localhost|(?:com|net|org)\.example\.[\w.]+)(?![\w-]|\.\w)/i
/** The site's own icons in `public/`. */
const ICONS = ['icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'favicon.ico']

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const matching =
  (pattern: RegExp, what: string): Check<string> =>
  (text) =>
    pattern.test(text) ? undefined : `is not ${what}`

/** The check of each kind of fact. */
const checks: { [Kind in keyof Kinds]: Check<Kinds[Kind]> } = {
  text: (text) => {
    if (text.trim() === '') return 'is empty'
    if (text !== text.trim()) return 'begins or ends with a space'
    return /^\[.*\]$/.test(text) ? 'is in brackets, like a placeholder' : undefined
  },
  domain: matching(DOMAIN, 'a domain that can be registered (lower case, no https://)'),
  address: (address) =>
    URL.parse(address)?.protocol === 'https:' ? undefined : 'is not an address that begins with https://',
  phone: matching(/^\+[1-9](?:[ ()-]*\d){6,14}$/, 'a telephone number in the international format: +44 …'),
  day: (day, { today }) => {
    if (!isDay(day)) return 'is not a date: write year, month and day as 2027-01-31'
    return Date.parse(day) > today.getTime() ? 'is in the future' : undefined
  },
  badge: ({ file, width, height }, { read }) => {
    const image = read(file)
    if (!image) return `is missing: there is no public/${file}`
    if (ICONS.some((icon) => icon === file || read(icon)?.equals(image))) return 'is an icon of this site, not a badge'
    return width > 0 && height > 0 ? undefined : 'has no size: width and height in CSS px'
  },
  appId: matching(/^[A-Z\d]{10}(?:\.[A-Za-z\d-]+){2,}$/, 'a team ID and bundle ID: A1B2C3D4E5.com.racing.app'),
  fingerprint: matching(/^(?:[A-F\d]{2}:){31}[A-F\d]{2}$/, 'a SHA-256 fingerprint: 32 pairs like A1:B2:…'),
}

/** What is wrong with a value of its kind that cannot be true. */
function faultOf(value: unknown, { kind, example }: AnyNote, world: World): string | undefined {
  const text = written(value)
  if (text === written(example)) return 'is the example'
  const [reserved] = RESERVED.exec(text) ?? []
  if (reserved) return `contains ${reserved}: this domain is reserved for examples`
  return (checks[kind] as Check<unknown>)(value, world)
}

/** The facts, or days of the sign-off, that are missing or wrong. */
function wrongIn(
  name: 'facts' | 'signOff',
  facts: object,
  notes: ReturnType<typeof listNotes>,
  world: World,
): Problem[] {
  return notes.flatMap(([path, note]) => {
    const value = valueAt(path, facts)
    const here = `${name}.${path}` as const
    if (isUnfilled(value)) {
      const meanwhile = isGap(value) ? '' : `Until then the site says “${value.placeholder}”. `
      return { path: here, what: `${note.what}. ${meanwhile}For example: ${written(note.example)}` }
    }
    const wrong = faultOf(value, note, world)
    return wrong ? { path: here, what: `${written(value)} ${wrong}` } : []
  })
}

/** A value as text; for a badge, its file. */
const written = (value: unknown) => (typeof value === 'object' ? (value as Badge).file : `${value}`)

/** The app's id in a store's URL of the app. */
const STORES: Record<keyof Facts['stores'], (address: URL) => string | null | undefined> = {
  apple: ({ host, pathname }) => (host === 'apps.apple.com' ? /\/id(\d+)$/.exec(pathname)?.[1] : null),
  google: ({ host, searchParams }) => (host === 'play.google.com' ? searchParams.get('id') : null),
}

/** Every fact and sign-off that is unfilled or cannot be true, and every setting of `hosting` that cannot be deployed. */
export function launchProblems(
  facts: Facts,
  signOff: SignOff,
  hosting: { base: string; securityExpires: string },
  world: World,
): Problem[] {
  const problems = [
    ...wrongIn('facts', facts, listNotes(), world),
    ...wrongIn('signOff', signOff, listNotes(signOffNotes), world),
  ]
  const isWrong = (path: Problem['path']) => problems.some((problem) => problem.path === path)
  const add = (path: Problem['path'], what: string) => !isWrong(path) && problems.push({ path, what })

  for (const [store, idOf] of Object.entries(STORES)) {
    const { address, id } = facts.stores[store as keyof typeof STORES]
    const url = isUnfilled(address) ? null : URL.parse(address)
    if (url && !isUnfilled(id) && idOf(url) !== id)
      add(`facts.stores.${store}.address`, `${address} does not lead to app ${id} in this store`)
  }
  const [apple, google] = [facts.stores.apple.badge, facts.stores.google.badge]
  if (!isUnfilled(apple) && !isUnfilled(google) && google.height < apple.height)
    add('facts.stores.google.badge', `${google.file} is smaller than Apple’s badge, which Google’s guidelines forbid`)

  if (!/^\/(?:[\w.~-]+\/)*$/.test(hosting.base))
    add('hosting.base', `${hosting.base} is no path with a slash at both ends: / or /site/`)
  const days = isDay(hosting.securityExpires)
    ? Math.floor((Date.parse(hosting.securityExpires) - +world.today) / DAY)
    : -1
  if (days < SECURITY_DAYS)
    add(
      'hosting.securityExpires',
      `security.txt holds until ${hosting.securityExpires}; that has to be a day ${SECURITY_DAYS} days ahead or more: read it again and set one`,
    )
  return problems
}

/**
 * Whether a build is a preview, which asks search engines not to index it: as long as anything is open.
 *
 * @throws when the site has been launched and something is open: else the next deployment would take it out of every
 * search engine
 */
export function isPreview(problems: readonly Problem[]): boolean {
  if (problems.length === 0) return false
  if (problems.some(({ path }) => path === 'signOff.launch')) return true
  const list = problems.map(({ path, what }) => `${path}: ${what}`).join('\n')
  throw new Error(`The site has been launched (signOff.launch), so it is not built while anything is open:\n${list}`)
}
