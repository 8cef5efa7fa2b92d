import { describe, expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { longDate } from '../../src/content/longDate'
import { pages, versionOf } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { periods, sectionText, shortOf } from './legal'
import { all, documentOf, only, textOf } from './site'

describe.each([
  { path: '/terms', title: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy' },
] as const)('SPEC 2, $title', ({ path, title }) => {
  const page = documentOf(path)
  const ids = pages[path].sections
  const sections = all(page, 'article section[id]')
  const names = sections.map((section) => textOf(only(section, 'h2')))

  test('its heading is its name, beside the date of its newest version, also for machines', () => {
    const { date } = versionOf(path)
    expect(textOf(only(page, 'h1'))).toBe(title)
    const updated = only(page, 'article header time')
    expect([textOf(updated), updated.getAttribute('datetime')]).toEqual([`Last Updated: ${longDate(date)}`, date])
  })

  test('it has the sections of its entry, in order, each with its number in the heading that names it', () => {
    expect(sections.map(({ id }) => id)).toEqual(ids)
    expect(names.map((name) => /^(\d+) \S/.exec(name)?.[1])).toEqual(ids.map((_, index) => `${index + 1}`))
    expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual(names)
  })

  test('no section or heading is focusable: a screen reader would announce it as clickable', () => {
    expect(page.querySelectorAll('main[tabindex], main section[tabindex], :is(h1, h2)[tabindex]')).toHaveLength(0)
  })

  test('every section opens with one to three sentences In short, which promise no period that its text does not', () => {
    expect(sections.map(shortOf).filter((text) => !/^In short:(?: [^.]+\.){1,3}$/.test(text))).toEqual([])
    expect(textOf(sections[0])).toMatch(/“In short”.*not part of/)
    const named = sections.flatMap((section) => {
      const said = periods(sectionText(page, section.id))
      return periods(shortOf(section)).filter((period) => !said.includes(period))
    })
    expect(named).toEqual([])
  })

  test('SPEC 4: the contents entry marked as current at first is the first', () => {
    const current = only(page, 'nav[aria-label="Contents"] [aria-current]')
    expect([current.getAttribute('href'), current.getAttribute('aria-current')]).toEqual([`#${ids[0]}`, 'true'])
  })

  test('SPEC 7: every e-mail address in it is ours, a link to itself, and listed by the Privacy Policy', () => {
    const addresses = all(page, 'a[href^="mailto:"]')
    expect(addresses.map((link) => link.getAttribute('href'))).toEqual(
      addresses.map((link) => `mailto:${textOf(link)}`),
    )
    expect(textOf(page.body).match(/\S+@[\w.-]+\w/g)).toHaveLength(addresses.length)
    const ours: string[] = Object.values(contacts).map(({ address }) => address)
    expect(addresses.map(textOf).filter((address) => !ours.includes(address))).toEqual([])
    const listed = all(documentOf('/privacy'), '#contact a[href^="mailto:"]').map(textOf)
    const written = all(page, 'article a[href^="mailto:"]').map(textOf)
    expect(written.filter((address) => !listed.includes(address))).toEqual([])
  })

  test('placeholders of unknown facts are marked', () => {
    const marks = [...page.querySelectorAll('span[class]:not(:has(*))')]
      .map(textOf)
      .filter((text) => /^\[.*\]$/.test(text))
    const gaps = textOf(page.body).match(/\[[^\]]*\]|\{[^}]*\}|\b(?:lorem|TODO|TBD|undefined|null|NaN)\b/g) ?? []
    expect(gaps).toEqual(marks)
  })

  test('it names the company where it says who “we” are, and how to reach it', () => {
    for (const id of [ids[0], 'contact']) expect(sectionText(page, id)).toContain(site.operator.name)
  })
})
