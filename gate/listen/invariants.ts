import { diff } from 'node:util'
import type { Facts } from './page.ts'

/** Something a listener should not hear, or misses. */
export interface Finding {
  readonly rule: keyof typeof rules
  readonly text: string
}

/** What holds on every site, whatever its words. */
export const rules = {
  heading: 'every heading is said whole, once, with its level, in order',
  link: 'the name of every link is said in one piece',
  text: 'the text of the page is said, in order, and nothing else',
  dialog: 'a dialog is announced by its name when it opens',
  arrival: 'the heading of a new page is said when it is reached',
  stop: 'each stop of the Tab key says what it is',
} as const

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What Orca adds to the page's words when it reads all, a line each. */
const ROLE =
  /^((visited )?link|heading level \d|([Dd]escription )?[Ll]ist with \d+ (items?|terms?)|leaving [\w ]+\.|table with .+|(column|row) header|(row|column) \d+|caption|image|article|main content|navigation|region|banner|information|description (term|value)|push button|(collapsed|expanded|opens) ?.*|blank|highlight (start|end)|\(end of Say All\)|Finished loading .+|Page has .+)$/

/** Judges what is said of a page that is read from its top to its end. */
export function judgeReading(lines: readonly string[], facts: Facts): Finding[] {
  return [...judgeHeadings(lines, facts), ...judgeLinks(lines, facts), ...judgeWords(lines, facts)]
}

/** The lines that stand before each line of a role, as far back as the name that is expected takes. */
function judgeNames<T>(
  lines: readonly string[],
  role: RegExp,
  expected: readonly T[],
  nameOf: (one: T) => string,
  rule: Finding['rule'],
): Finding[] {
  const marks = lines.flatMap((line, index) => (role.test(line) ? index : []))
  const said = marks.map((mark, at) => {
    const name = expected[at] === undefined ? '' : nameOf(expected[at])
    // In a link that is an image, Orca says so between name and role.
    const before = lines
      .slice(Math.max(0, mark - 5), mark)
      .filter((line) => line !== 'image')
      .slice(-4)
    // Orca reads sentence by sentence: a name of two sentences is two lines.
    const whole = before
      .map((_, from) => plain(before.slice(from).join(' ')))
      .find((text) => `${text}, ${lines[mark]}` === name)
    return whole === undefined ? `${plain(lines[mark - 1] ?? '')}, ${lines[mark]}` : name
  })
  return changes(expected.map(nameOf), said).map((text) => ({ rule, text }))
}

const judgeHeadings = (lines: readonly string[], { headings }: Facts) =>
  judgeNames(lines, /^heading level \d$/, headings, ({ text, level }) => `${text}, heading level ${level}`, 'heading')

const judgeLinks = (lines: readonly string[], { links }: Facts) =>
  judgeNames(lines, /^link$/, links, (name) => `${name}, link`, 'link')

function judgeWords(lines: readonly string[], { words, names }: Facts): Finding[] {
  const bare = (all: readonly string[]) => all.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
  const said = bare(lines.filter((line) => !ROLE.test(plain(line))))
  const allowed = names.map((name) => bare([name]).join(' '))
  // Where a text is said twice, either may count as the one too many, or the end of one with the beginning of the other.
  const isAllowed = (added: string) =>
    allowed.some((name) => added.length === name.length && `${name} ${name}`.includes(added))
  return changes(bare(words), said)
    .filter((change) => !(change.startsWith('+') && isAllowed(change.slice(2))))
    .map((text) => ({ rule: 'text', text }))
}

/** Judges what is said at each jump to a heading. */
export function judgeHeadingJumps(jumps: readonly (readonly string[])[], { headings }: Facts): Finding[] {
  const expected = headings.map(({ text, level }) => `${text} heading level ${level}`)
  const said = jumps.map((lines) => plain(lines.join(' ')).replace(/\.$/, ''))
  return changes(expected, said).map((text) => ({ rule: 'heading', text }))
}

/** Judges that a dialog says its name when it opens. */
export function judgeDialog(lines: readonly string[], { dialog }: Facts): Finding[] {
  if (dialog && lines.some((line) => line.includes(dialog) && /\bdialog\b/.test(line))) return []
  return [{ rule: 'dialog', text: `${dialog ?? 'no dialog is open'}: ${lines.join(' | ')}` }]
}

/** Judges that a new page says its main heading. */
export function judgeArrival(lines: readonly string[], { headings, title }: Facts): Finding[] {
  const main = headings.find(({ level }) => level === 1)
  if (main && plain(lines.join(' ')).includes(`${main.text} heading level 1`)) return []
  return [{ rule: 'arrival', text: `${main?.text ?? title}: ${lines.join(' | ') || 'silence'}` }]
}

/** Where two lists differ: what is missing (`-`) and what is there besides (`+`), neighbors together. */
function changes(expected: readonly string[], said: readonly string[]): string[] {
  const found: string[] = []
  let last = 0
  for (const [kind, text] of diff(expected, said)) {
    const sign = kind > 0 ? '-' : '+'
    if (kind !== 0 && kind === last) found.push(`${found.pop()} ${text}`)
    else if (kind !== 0) found.push(`${sign} ${text}`)
    last = kind
  }
  return found
}
