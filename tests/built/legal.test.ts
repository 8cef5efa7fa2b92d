import { describe, expect, test } from 'vitest'
import { listNotes, valueAt } from '../../src/content/factNotes'
import { facts, isUnfilled, shown } from '../../src/content/facts'
import { longDate } from '../../src/content/longDate'
import { versionOf } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { specification } from '../specification'
import { marksOf, periods, shortOf } from './legal'
import { all, documentOf, only, sectionText, textOf } from './site'

describe.each([
  { path: '/terms', title: 'Terms of Service', ids: specification.sections['/terms'], box: 'Acknowledgment' },
  { path: '/privacy', title: 'Privacy Policy', ids: specification.sections['/privacy'], box: 'Your consent' },
] as const)('SPEC 2, $title', ({ path, title, ids, box }) => {
  const page = documentOf(path)
  const sections = all(page, 'article section[id]')
  // The oldest version has the specification's date: tests/content/site.test.ts.
  const { date } = versionOf(path)

  test('its heading is its name', () => {
    expect(textOf(only(page, 'h1'))).toBe(title)
  })

  test('it shows the date of its newest version', () => {
    expect(textOf(only(page, '.legal-updated'))).toBe(`Last Updated: ${longDate(date)}`)
  })

  test('the date is also there for machines', () => {
    const time = only(page, '.legal-updated time')
    expect([textOf(time), time.getAttribute('datetime')]).toEqual([`Last Updated: ${longDate(date)}`, date])
  })

  test('it has the sections of the specification, in its order', () => {
    expect(sections.map(({ id }) => id)).toEqual(ids)
  })

  test('every section carries its number in its h2', () => {
    const numbers = sections.map((section) => /^(\d+) \S/.exec(textOf(only(section, 'h2')))?.[1])
    expect(numbers).toEqual(ids.map((_, index) => `${index + 1}`))
  })

  test('every section is named by its h2', () => {
    const wrong = sections.filter((section) => section.getAttribute('aria-label') !== textOf(only(section, 'h2')))
    expect(wrong).toEqual([])
  })

  test('no section or heading is focusable: a screen reader would announce it as clickable', () => {
    expect(all(page, 'main, main section, :is(h1, h2)').filter((part) => part.hasAttribute('tabindex'))).toEqual([])
  })

  test('every section opens with one to three sentences marked In short', () => {
    expect(sections.map(shortOf).filter((text) => !/^In short:(?: [^.]+\.){1,3}$/.test(text))).toEqual([])
  })

  test('a period in a line In short is also in the text of its section', () => {
    const named = sections.flatMap((section) => {
      const said = periods(sectionText(page, section.id))
      return periods(shortOf(section)).filter((period) => !said.includes(period))
    })
    expect(named).toEqual([])
  })

  test('the In short lines are marked as not part of it', () => {
    expect(textOf(sections[0])).toMatch(/“In short”.*not part of/)
  })

  test(`it closes with the box: ${box}`, () => {
    const last = all(page, 'article section').at(-1)
    expect(textOf(last?.querySelector('h2'))).toBe(box)
    expect(textOf(last?.querySelector('p'))).not.toBe('')
  })

  test('every section has a link to itself that works without script', () => {
    const links = sections.map((section) => only(section, '.legal-anchor'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `${path}#${id}`))
  })

  test('the change log is after the box, outside the numbered sections', () => {
    const changes = only(page, '.legal-changes')
    expect(changes.previousElementSibling?.className).toBe('legal-box')
    expect([changes.nextElementSibling, changes.closest('section')]).toEqual([null, null])
    expect(textOf(changes)).toContain('October 27, 2025First version.')
  })

  test('the contents list leads to every section, in order', () => {
    const entries = all(page, 'nav[aria-label="Contents"] li a')
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`))
  })

  test('the contents list has the numbers and names of the headings', () => {
    const entries = all(page, 'nav[aria-label="Contents"] li').map((entry) =>
      all(entry, 'span')
        .map((part) => textOf(part))
        .join(' '),
    )
    expect(entries).toEqual(sections.map((section) => textOf(only(section, 'h2'))))
  })

  test('the contents list is a disclosure that works without script', () => {
    expect(textOf(only(page, 'nav[aria-label="Contents"] details > summary'))).toBe(`Contents ${ids.length} sections`)
  })

  test(`SPEC 4: the contents entry marked as current at first is ${ids[0]}`, () => {
    const current = only(page, 'nav[aria-label="Contents"] [aria-current]')
    expect([current.getAttribute('href'), current.getAttribute('aria-current')]).toEqual([`#${ids[0]}`, 'true'])
  })

  test('every e-mail address in it is a link to itself', () => {
    const links = all(page, 'a[href^="mailto:"]')
    expect(links.filter((link) => link.getAttribute('href') !== `mailto:${textOf(link)}`)).toEqual([])
    const text = textOf(page.body).match(/\S+@[\w.-]+\w/g) ?? []
    expect(text).toHaveLength(links.length)
  })

  test('SPEC 7: every address in it is on the product’s own domain', () => {
    const addresses = all(page, 'a[href^="mailto:"]').map((link) => textOf(link))
    const ours: string[] = Object.values(site.contacts).map(({ address }) => address)
    expect(addresses.filter((address) => !ours.includes(address))).toEqual([])
  })

  test('unfilled facts are marked, and every mark is a fact that launch-check lists', () => {
    const gaps = textOf(page.body).match(/\[[^\]]*\]|\{[^}]*\}|\b(?:lorem|TODO|TBD|undefined|null|NaN)\b/g) ?? []
    expect(gaps).toEqual(marksOf(page))
    const known = listNotes()
      .map(([at]) => valueAt(at, facts))
      .flatMap((fact) => (isUnfilled(fact) ? [fact.placeholder] : []))
    const unknown = marksOf(page).filter((mark) => !known.includes(mark) && !mark.startsWith('[To be confirmed: '))
    expect(unknown).toEqual([])
  })

  test('it names the company where it says who “we” are, and how to reach it', () => {
    for (const id of [ids[0], 'contact']) expect(sectionText(page, id ?? '')).toContain(shown(facts.operator.name))
  })

  test('every address in it is among those that the Privacy Policy lists', () => {
    const listed = all(documentOf('/privacy'), '#contact a[href^="mailto:"]').map(textOf)
    const written = all(page, 'article a[href^="mailto:"]').map(textOf)
    expect(written.filter((address) => !listed.includes(address))).toEqual([])
  })
})
