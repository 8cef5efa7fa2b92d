import { withoutFacts } from '../facts'
import { all, only, textOf } from './site'

/** The periods in a text, such as `30 days`: sorted, without duplicates. */
export function periodsIn(text: string): string[] {
  return [...new Set(text.match(/\b\d+ (?:hours?|days?|weeks?|months?|years?)\b/g))].sort()
}

/** The periods that a section lacks or should not mention, such as `age: 18 years`. */
export function wrongPeriods(page: Document, expectedPeriods: Record<string, readonly string[]>): string[] {
  return all(page, 'article section[id]').flatMap((section) => {
    const text = all(section, 'h3, p, li, th, td, dt, dd').map(textOf).join(' ')
    const expected = expectedPeriods[section.id] ?? []
    const missing = expected.filter((period) => !periodsIn(text).includes(period))
    const others = periodsIn(withoutFacts(text)).filter((period) => !expected.includes(period))
    return [...missing, ...others].map((period) => `${section.id}: ${period}`)
  })
}

/** The summary of a section, `In short: …`. */
export function summaryOf(section: Element): string {
  return textOf(all(section, 'p')[0])
}

/** The text of a section without its summary. */
export function sectionText(page: Document, id: string): string {
  const section = only(page, `section#${id}`).cloneNode(true) as Element
  all(section, 'p')[0].remove()
  return textOf(section)
}

/** The text of the box at the end of a page. */
export function boxText(page: Document): string {
  return textOf(only(page, 'article div:has(> [role="img"] + div > h2)'))
}
