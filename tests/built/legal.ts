import { withoutFacts } from '../facts'
import { all, only, textOf } from './site'

/** The periods that a text names, each once: `30 days`. */
export function periods(text: string): string[] {
  return [...new Set(text.match(/\b\d+ (?:hours?|days?|weeks?|months?|years?)\b/g))].sort()
}

/** Lists of periods by section, each period once, in the order of `periods`. */
export const uniquePeriods = <Id extends string>(lists: Record<Id, readonly string[]>): Record<Id, string[]> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(lists).map(([id, list]) => [id, [...new Set(list)].sort()]),
  ) as never

/**
 * The periods that each section of a legal page names, by the section's id. A period that only a filled fact names is
 * left out, unless it is expected: a fact may have the same value as a promise.
 */
export function periodsOf(page: Document, expected: Record<string, readonly string[]>): Record<string, string[]> {
  const sections = all(page, 'article section[id]').map((section) => {
    const text = spaced(section)
    const own = periods(withoutFacts(text))
    return [
      section.id,
      periods(text).filter((period) => own.includes(period) || expected[section.id]?.includes(period)),
    ] as const
  })
  return Object.fromEntries(sections.filter(([, named]) => named.length > 0))
}

/** The placeholders of a legal page: the texts of its marks. */
export function marksOf(page: Document): string[] {
  return [...page.querySelectorAll('.placeholder')].map(textOf)
}

/** A section's text, with spaces between its blocks. */
function spaced(section: Element): string {
  return all(section, 'h3, p, li, th, td, dt, dd').map(textOf).join(' ')
}

/** The text of a section's line `In short`. */
export function shortOf(section: Element): string {
  return textOf(only(section, '.legal-text > p:first-child'))
}
