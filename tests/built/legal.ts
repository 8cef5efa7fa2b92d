import { withoutFacts } from '../facts'
import { all, only, textOf } from './site'

/** The periods that a text names, each once, sorted: `30 days`. */
export function periods(text: string): string[] {
  return [...new Set(text.match(/\b\d+ (?:hours?|days?|weeks?|months?|years?)\b/g))].sort()
}

/**
 * What is wrong with the periods that the sections of a legal page name: `age: 18 years` where a promised one is missing,
 * or another is named that is no fact of the owner's.
 */
export function wrongPeriods(page: Document, promised: Record<string, readonly string[]>): string[] {
  return all(page, 'article section[id]').flatMap((section) => {
    const text = all(section, 'h3, p, li, th, td, dt, dd').map(textOf).join(' ')
    const here = promised[section.id] ?? []
    const missing = here.filter((period) => !periods(text).includes(period))
    const others = periods(withoutFacts(text)).filter((period) => !here.includes(period))
    return [...missing, ...others].map((period) => `${section.id}: ${period}`)
  })
}

/** The text of a section's line `In short`. */
export function shortOf(section: Element): string {
  return textOf(all(section, 'p')[0])
}

/** Text of a section, without its line `In short`, which is not part of the terms. */
export function sectionText(page: Document, id: string): string {
  const section = only(page, `section#${id}`).cloneNode(true) as Element
  all(section, 'p')[0].remove()
  return textOf(section)
}

/** The text of the box at a page's end. */
export function boxText(page: Document): string {
  return textOf(only(page, 'article section[aria-labelledby]'))
}
