import { describe, expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { facts } from '../../src/content/facts'
import { site } from '../../src/content/site'
import { periods } from '../product'
import { boxText, sectionText, wrongPeriods } from './legal'
import { all, documentOf, only, textOf } from './site'

const page = documentOf('/privacy')
const text = (id: string) => sectionText(page, id)

/** The details of each entry of a section by its heading, in their order. */
function entriesOf(id: string): Map<string, string[]> {
  const headings = all(page, `#${id} h4`)
  return new Map(
    headings.map((heading) => [textOf(heading), all(heading.nextElementSibling as Element, 'dd').map(textOf)]),
  )
}

describe('SPEC 3, the kinds of data', () => {
  /** Source, uses, recipients and retention of each kind. */
  const inventory = entriesOf('how-we-use')
  const kinds = [...inventory.keys()]

  test('the list contains the five kinds, and others, each with source, uses, recipients and retention', () => {
    const five = ['Account info', 'Profile info', 'Usage data', 'Device data', 'Racing data']
    expect(kinds).toEqual(expect.arrayContaining(five))
    expect([...inventory.values()].map((said) => said.filter(Boolean).length)).toEqual(kinds.map(() => 4))
  })

  test('each kind is described in section information-collected and has the same time in section data-retention', () => {
    const described = all(all(page, '#information-collected ul')[0], 'li > b').map(textOf)
    expect(described).toEqual(kinds.map((kind) => `${kind}.`))
    const retention = all(page, '#data-retention tbody tr').map((row) => all(row, 'th, td').map(textOf))
    expect(retention).toEqual([...inventory].map(([kind, said]) => [kind, said.at(-1)]))
    expect(new Map(retention as [string, string][]).get('Account info')).toContain(`${periods.account} after`)
  })

  test('each kind is in a category of California’s law', () => {
    const named = [...entriesOf('california').values()].map(([here]) => here).join('. ')
    expect(kinds.filter((kind) => !named.includes(kind))).toEqual([])
  })

  test('every kind has a legal basis for each of its uses, which is explained in section gdpr', () => {
    const uses = [...inventory.values()].map(([, said = '']) => said)
    expect(uses.filter((said) => !/^(Contract|Consent|Legal duty|Legitimate interest): \w/.test(said))).toEqual([])
    const bases = all(page, '#how-we-use dd b').map((basis) => textOf(basis).replace(':', '.'))
    const explained = all(page, '#gdpr li > b').map(textOf)
    expect(bases.filter((basis) => !explained.includes(basis))).toEqual([])
  })
})

describe('SPEC 9 and 7 in the Privacy Policy', () => {
  test('every period is in its sections, and no section names another', () => {
    expect(
      wrongPeriods(page, {
        'how-we-use': [periods.account],
        'data-retention': [periods.account],
        'your-rights': [periods.request],
        california: [periods.request],
        gdpr: [periods.complaint],
        contact: [periods.request],
      }),
    ).toEqual([])
  })

  test('the minimum age is 18, or the legal gambling age if higher, in section children and in the box', () => {
    for (const said of [text('children'), boxText(page)])
      expect(said).toContain('at least 18, or the legal gambling age where you live if that is higher')
  })

  test('section contact has the four contact addresses and no others, that of the data protection officer named', () => {
    const { privacy, dpo, support, legal } = contacts
    const addresses = all(page, '#contact a[href^="mailto:"]').map(textOf)
    expect(addresses).toEqual([privacy, dpo, support, legal].map(({ address }) => address))
    const box = all(page, '#contact dl > div').find((entry) => textOf(only(entry, 'dt')) === dpo.label)
    expect(textOf(box?.querySelector('dd'))).toBe(dpo.address)
  })
})

test.each([
  ['the controller', 'gdpr', site.operator.name],
  ['the controller’s address', 'gdpr', site.operator.address],
  ['the host of the website', 'cookies', facts.hosts.website ?? '[Host of this website, country]'],
  ['the host of the App', 'data-sharing', facts.hosts.app ?? '[Host of the App, country]'],
  ['the host of the App', 'international', facts.hosts.app ?? '[Host of the App, country]'],
])('%s is in section %s, or its placeholder', (_, section, fact) => {
  expect(text(section)).toContain(fact)
})

describe('the requirements of GDPR article 13 and the CCPA', () => {
  test('deleting an account has steps, and an address for people without the App, in section data-retention', () => {
    const steps = only(page, '#data-retention ol')
    expect(all(steps, 'li').length).toBeGreaterThanOrEqual(3)
    expect(textOf(only(steps, 'a[href^="mailto:"]'))).toBe(contacts.privacy.address)
  })

  test('every right has its item in section your-rights', () => {
    const names = all(page, '#your-rights li > b').map(textOf)
    const rights = [/see|access/i, /correct/i, /delete|erase/i, /move/i, /limit|restrict/i, /object/i, /consent/i]
    const items = [...rights, /complain/i].map((right) => names.filter((name) => right.test(name)).length)
    expect(items).toEqual(items.map(() => 1))
  })

  test.each([
    ['gdpr', 'where people in the EEA can complain', /data protection authority/],
    ['gdpr', 'where people in the UK can complain', /Information Commissioner’s Office/],
    ['international', 'the safeguards for transfers', /adequacy decision.*standard contractual clauses/i],
    ['california', 'that nothing is sold', /not sell/],
    ['california', 'which signal is honored', /Global Privacy Control/],
    ['california', 'that nobody is discriminated against', /not discriminate/],
    ['cookies', 'that the site has no cookies and no analytics', /no cookies, no analytics/],
    ['cookies', 'what the tab remembers, by the router’s names', /tsr-scroll-restoration.*tanstack_router_reload/],
  ])('section %s says %s', (section, _, words) => {
    expect(text(section)).toMatch(words)
  })
})
