import { describe, expect, test } from 'vitest'
import { facts, shown } from '../../src/content/facts'
import { site } from '../../src/content/site'
import { periodsOf, uniquePeriods } from './legal'
import { all, documentOf, only, sectionText, textOf } from './site'

const page = documentOf('/privacy')
const text = (id: string) => sectionText(page, id)

/** Rows of a table by the heading of their group, each as row heading → text. */
function groupsOf(table: Element): Map<string, Map<string, string>> {
  const rowsOf = (group: Element) =>
    all(group, 'tr:has(td)').map((row) => [textOf(only(row, 'th')), textOf(only(row, 'td'))] as const)
  return new Map(all(table, 'tbody').map((group) => [textOf(only(group, 'th[colspan]')), new Map(rowsOf(group))]))
}

const inventory = groupsOf(only(page, '#how-we-use table'))
const california = groupsOf(only(page, '#california table'))
const retention = all(page, '#data-retention tbody tr').map((row) => all(row, 'th, td').map(textOf))
const kinds = [...inventory.keys()]

describe('SPEC 3, the kinds of data', () => {
  test('the table contains the five kinds, and others', () => {
    expect(kinds).toEqual(
      expect.arrayContaining(['Account info', 'Profile info', 'Usage data', 'Device data', 'Racing data']),
    )
    expect(kinds.length).toBeGreaterThan(5)
  })

  test('each kind is described, in section information-collected', () => {
    const described = all(all(page, '#information-collected ul')[0], 'li')
    expect(described.map((item) => textOf(only(item, 'strong')))).toEqual(kinds.map((kind) => `${kind}.`))
    expect(described.filter((item) => textOf(item).length < textOf(only(item, 'strong')).length + 20)).toEqual([])
  })

  test('for each kind the table has four rows: source, purposes with legal bases, recipients, retention', () => {
    const rows = [...inventory].map(([kind, said]) => [kind, [...said.values()].filter(Boolean).length])
    expect(rows).toEqual(kinds.map((kind) => [kind, 4]))
  })

  test('each kind has the same time in the table and in section data-retention', () => {
    expect(retention).toEqual([...inventory].map(([kind, said]) => [kind, [...said.values()].at(-1)]))
  })

  test('each kind is in a category of California’s law, and none is there alone', () => {
    const named = [...california.values()].map((said) => [...said.values()][0]).join('. ')
    expect(kinds.filter((kind) => !named.includes(kind))).toEqual([])
    const parts = named.split('. ').map((part) => part.split(':')[0])
    expect(parts.filter((kind) => !kinds.includes(kind ?? ''))).toEqual([])
  })

  test('a category’s recipients are those of all its kinds', () => {
    const missing = [...california].flatMap(([category, said]) => {
      const [here = '', receivers = ''] = said.values()
      const goesTo = kinds
        .filter((kind) => here.includes(kind))
        .map((kind) => [...(inventory.get(kind)?.values() ?? [])][2])
      const all = goesTo.join(', ').toLowerCase().split(', ')
      return all.filter((one) => !receivers.toLowerCase().includes(one)).map((one) => `${category}: ${one}`)
    })
    expect(missing).toEqual([])
  })

  test('each legal basis in the table is explained in section gdpr', () => {
    const bases = all(page, '#how-we-use td strong').map((basis) => textOf(basis).replace(':', ''))
    const explained = all(page, '#gdpr li > strong').map((basis) => textOf(basis).replace('.', ''))
    expect([...new Set(bases)].filter((basis) => !explained.includes(basis))).toEqual([])
  })

  test('every kind has a legal basis for each of its purposes', () => {
    const used = [...inventory.values()].map((said) => [...said.values()][1] ?? '')
    expect(used.filter((uses) => !/^(Contract|Consent|Legal duty|Legitimate interest): \w/.test(uses))).toEqual([])
  })
})

describe('SPEC 9 and 7 in the Privacy Policy', () => {
  test('every period of site.ts is in its sections, and no section names another', () => {
    const kept = `${site.accountRetentionDays} days`
    const answered = `${site.privacyResponseDays} days`
    const expected = uniquePeriods({
      'how-we-use': [kept],
      'data-retention': [kept],
      'your-rights': [answered],
      california: [answered],
      gdpr: [`${site.complaintDays} days`],
      contact: [answered],
    })
    expect(periodsOf(page, expected)).toEqual(expected)
  })

  test('account info is kept for the days of site.ts after deletion', () => {
    const kept = new Map(retention as [string, string][]).get('Account info')
    expect(kept).toContain(`${site.accountRetentionDays} days after`)
  })

  test.each(['children', 'box'])(
    'the minimum age is that of site.ts, or the legal gambling age if higher: %s',
    (place) => {
      const said = place === 'box' ? textOf(only(page, '.legal-box')) : text(place)
      expect(said).toContain(`at least ${site.minimumAge}, or the legal gambling age where you live if that is higher`)
    },
  )

  test('the helplines of the Terms are one link away, in section how-we-use', () => {
    expect(all(page, '#how-we-use a[href="/terms#gambling"]')).toHaveLength(1)
  })

  test('section contact has the four contact addresses and no others', () => {
    expect(all(page, '#contact a[href^="mailto:"]').map(textOf)).toEqual([
      site.contacts.privacy.address,
      site.contacts.dpo.address,
      site.contacts.support.address,
      site.contacts.legal.address,
    ])
  })

  test('the address of the data protection officer is named as such', () => {
    const box = all(page, '#contact dl > div').find((entry) => textOf(only(entry, 'dt')) === site.contacts.dpo.label)
    expect(textOf(box?.querySelector('dd'))).toBe(site.contacts.dpo.address)
  })
})

describe('unfilled facts show their placeholders', () => {
  test.each([
    ['the controller', 'introduction', facts.operator.name],
    ['the controller', 'gdpr', facts.operator.name],
    ['the controller’s address', 'gdpr', facts.operator.address],
    ['the representative in the EU', 'gdpr', facts.representatives.eu],
    ['the representative in the UK', 'gdpr', facts.representatives.uk],
    ...['data-sharing', 'international'].flatMap((section) =>
      Object.entries(facts.hosts).map(([what, fact]) => [`the host of the ${what}`, section, fact] as const),
    ),
    ['the host of the website', 'cookies', facts.hosts.website],
    ...Object.entries(facts.kept).map(([what, fact]) => [`the period of ${what}`, 'data-retention', fact] as const),
    ...Object.entries(facts.operator).map(([name, fact]) => [`the company’s ${name}`, 'contact', fact] as const),
  ] as const)('%s is in section %s, or its placeholder', (_, section, fact) => {
    expect(text(section)).toContain(shown(fact))
  })
})

describe('the requirements of GDPR article 13 and the CCPA', () => {
  test('deleting an account has steps, and an address for people without the App, in section data-retention', () => {
    const steps = only(page, '#data-retention ol')
    expect(all(steps, 'li').length).toBeGreaterThanOrEqual(3)
    expect(textOf(only(steps, 'a[href^="mailto:"]'))).toBe(site.contacts[site.writeTo.deletion].address)
  })

  test.each([
    /see|access/i,
    /correct/i,
    /delete|erase/i,
    /move/i,
    /limit|restrict/i,
    /object/i,
    /consent/i,
    /complain/i,
  ])('a right has its item in section your-rights: %s', (right) => {
    expect(all(page, '#your-rights li > strong').filter((name) => right.test(textOf(name)))).toHaveLength(1)
  })

  test('a complaint to an authority is open to people in the EEA and in the UK, in section gdpr', () => {
    expect(text('gdpr')).toMatch(/data protection authority/)
    expect(text('gdpr')).toMatch(/Information Commissioner’s Office/)
  })

  test('the safeguards for transfers are named, in section international', () => {
    expect(text('international')).toMatch(/adequacy decision.*standard contractual clauses/i)
  })

  test('no sale, no sharing, and the signals that say so, in section california', () => {
    expect(text('california')).toMatch(/not sell/)
    expect(text('california')).toContain('Global Privacy Control')
    expect(text('california')).toMatch(/not discriminate/)
  })
})

describe('what it says about this website', () => {
  test('it names both things that the tab remembers, by the names the router uses', () => {
    expect(text('cookies')).toContain('tsr-scroll-restoration')
    expect(text('cookies')).toContain('tanstack_router_reload')
  })

  test('it says that there are no cookies and no analytics', () => {
    expect(text('cookies')).toMatch(/no cookies, no analytics/)
  })
})

describe('tables', () => {
  test('every table has a caption', () => {
    expect(all(page, 'table').filter((table) => textOf(only(table, 'caption')) === '')).toEqual([])
  })

  test('every cell has the heading of its row and of its column', () => {
    const cells = all(page, 'table tbody td').map((cell) => ({
      row: cell.parentElement?.querySelectorAll('th[scope="row"]').length,
      column: cell.closest('table')?.querySelectorAll('thead th[scope="col"]:nth-child(2)').length,
    }))
    expect(cells.filter(({ row, column }) => row !== 1 || column !== 1)).toEqual([])
  })
})
