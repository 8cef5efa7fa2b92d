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
  const names = sections.map((section) => textOf(only(section, 'h2')))
  const contents = only(page, 'nav[aria-label="Contents"]')
  const addresses = all(page, 'a[href^="mailto:"]')

  test('its heading is its name, beside the date of its newest version, also for machines', () => {
    // The oldest version has the specification's date: tests/content/site.test.ts.
    const { date } = versionOf(path)
    const time = only(page, '.legal-updated time')
    expect(only(page, 'article').getAttribute('aria-label')).toBe(title)
    expect([textOf(only(page, 'h1')), textOf(only(page, '.legal-updated')), time.getAttribute('datetime')]).toEqual([
      title,
      `Last Updated: ${longDate(date)}`,
      date,
    ])
  })

  test('it has the sections of the specification, in its order, each with its number in the heading that names it', () => {
    expect(sections.map(({ id }) => id)).toEqual(ids)
    expect(names.map((name) => /^(\d+) \S/.exec(name)?.[1])).toEqual(ids.map((_, index) => `${index + 1}`))
    expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual(names)
  })

  test('no section or heading is focusable: a screen reader would announce it as clickable', () => {
    expect(all(page, 'main, main section, :is(h1, h2)').filter((part) => part.hasAttribute('tabindex'))).toEqual([])
  })

  test('every section opens with one to three sentences marked In short, which are no part of it', () => {
    expect(sections.map(shortOf).filter((text) => !/^In short:(?: [^.]+\.){1,3}$/.test(text))).toEqual([])
    expect(textOf(sections[0])).toMatch(/“In short”.*not part of/)
  })

  test('a period in a line In short is also in the text of its section', () => {
    const named = sections.flatMap((section) => {
      const said = periods(sectionText(page, section.id))
      return periods(shortOf(section)).filter((period) => !said.includes(period))
    })
    expect(named).toEqual([])
  })

  test('it closes with its box, and the change log after it, outside the numbered sections', () => {
    const last = all(page, 'article section').at(-1)
    expect(textOf(last?.querySelector('h2'))).toBe(box)
    expect(textOf(last?.querySelector('p'))).not.toBe('')
    expect(last?.querySelector('.age-mark--lg')).toBeTruthy()
    const changes = only(page, '.legal-changes')
    expect([changes.previousElementSibling, changes.nextElementSibling]).toEqual([last, null])
    expect(changes.closest('section')).toBeNull()
    expect(textOf(changes)).toContain('October 27, 2025First version.')
  })

  test('every section has a link to itself that works without script', () => {
    const links = sections.map((section) => only(section, '.legal-anchor'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `${path}#${id}`))
    expect(links.map(textOf)).toEqual(ids.map((_, index) => `Section ${index + 1}`))
    expect(links.map((link) => link.previousElementSibling?.tagName)).toEqual(ids.map(() => 'H2'))
  })

  test('the contents list is a disclosure without script, and leads to every section by its number and name', () => {
    expect(textOf(only(contents, 'details > summary'))).toBe(`Contents ${ids.length} sections`)
    expect(all(contents, 'li a').map((entry) => entry.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`))
    expect(all(contents, 'li').map((entry) => all(entry, 'span').map(textOf).join(' '))).toEqual(names)
  })

  test(`SPEC 4: the contents entry marked as current at first is ${ids[0]}`, () => {
    const current = only(contents, '[aria-current]')
    expect([current.getAttribute('href'), current.getAttribute('aria-current')]).toEqual([`#${ids[0]}`, 'true'])
  })

  test('SPEC 7: every e-mail address in it is a link to itself, ours, and listed by the Privacy Policy', () => {
    expect(addresses.filter((link) => link.getAttribute('href') !== `mailto:${textOf(link)}`)).toEqual([])
    expect(textOf(page.body).match(/\S+@[\w.-]+\w/g)).toHaveLength(addresses.length)
    const ours: string[] = Object.values(site.contacts).map(({ address }) => address)
    expect(addresses.map(textOf).filter((address) => !ours.includes(address))).toEqual([])
    const listed = all(documentOf('/privacy'), '#contact a[href^="mailto:"]').map(textOf)
    const written = all(page, 'article a[href^="mailto:"]').map(textOf)
    expect(written.filter((address) => !listed.includes(address))).toEqual([])
  })

  test('unfilled facts are marked, and every mark is a fact that launch-check lists', () => {
    const gaps = textOf(page.body).match(/\[[^\]]*\]|\{[^}]*\}|\b(?:lorem|TODO|TBD|undefined|null|NaN)\b/g) ?? []
    expect(gaps).toEqual(marksOf(page))
    const known = listNotes().flatMap(([at]) => {
      const fact = valueAt(at, facts)
      return isUnfilled(fact) ? [fact.placeholder] : []
    })
    const unknown = marksOf(page).filter((mark) => !known.includes(mark) && !mark.startsWith('[To be confirmed: '))
    expect(unknown).toEqual([])
  })

  test('it names the company where it says who “we” are, and how to reach it', () => {
    for (const id of [ids[0], 'contact']) expect(sectionText(page, id ?? '')).toContain(shown(facts.operator.name))
  })
})
