import { describe, expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { all, documentOf, only, sectionText, textOf } from './site'

const page = documentOf('/privacy')
const text = (id: string) => sectionText(page, id)

describe('SPEC 3, the kinds of data', () => {
  test.each(['Account info', 'Profile info', 'Usage data', 'Device data', 'Racing data'])(
    '%s is named and described in section information-collected',
    (kind) => {
      const item = all(page, '#information-collected li').find((entry) =>
        textOf(entry.querySelector('strong') ?? entry).startsWith(kind),
      )
      expect(textOf(item).length).toBeGreaterThan(kind.length + 40)
    },
  )

  test.each(['Account info', 'Profile info', 'Usage data', 'Device data', 'Racing data'])(
    '%s has its own time in section data-retention',
    (kind) => {
      const row = all(page, '#data-retention tbody tr').find((entry) => textOf(only(entry, 'th')) === kind)
      expect(textOf(row?.querySelector('td'))).not.toBe('')
    },
  )
})

describe('SPEC 9 and 7 in the Privacy Policy', () => {
  test('account data is kept for 90 days after deletion, in section data-retention', () => {
    const row = all(page, '#data-retention tbody tr').find((entry) => textOf(only(entry, 'th')) === 'Account info')
    expect(textOf(row)).toMatch(/for 90 days after you delete it/)
  })

  test('privacy requests are answered within 30 days, in section your-rights', () => {
    expect(text('your-rights')).toMatch(/We answer within 30 days\./)
  })

  test('privacy requests are answered within 30 days, in section contact', () => {
    expect(text('contact')).toMatch(/We answer privacy requests within 30 days\./)
  })

  test('privacy requests are answered within 30 days, in section california', () => {
    expect(text('california')).toMatch(/We answer within 30 days\./)
  })

  test('the minimum age is 18 or the legal gambling age if higher, in section children', () => {
    expect(text('children')).toMatch(/at least 18, or the legal gambling age where you live if that is higher/)
  })

  test('the consent box repeats the age', () => {
    expect(textOf(only(page, 'section.box'))).toMatch(/at least 18, or the legal gambling age/)
  })

  test('the helplines of the Terms are one link away, in section how-we-use', () => {
    const link = all(page, '#how-we-use a').find((entry) => entry.getAttribute('href') === '/terms#gambling')
    expect(textOf(link)).toBe('free helplines')
  })

  test('the four contact addresses and no others stand in section contact', () => {
    expect(all(page, '#contact a[href^="mailto:"]').map(textOf)).toEqual([
      site.contacts.privacy.address,
      site.contacts.dpo.address,
      site.contacts.support.address,
      site.contacts.legal.address,
    ])
  })

  test('the address of the data protection officer is named as such', () => {
    const box = all(page, '#contact dl > div').find((entry) => textOf(only(entry, 'dt')) === 'Data protection officer')
    expect(textOf(box?.querySelector('dd'))).toBe(site.contacts.dpo.address)
  })
})

describe('what GDPR article 13 and the CCPA ask', () => {
  test('the controller is named, in section gdpr', () => {
    expect(text('gdpr')).toContain(`${site.operator.name} is the controller.`)
  })

  test('every purpose has its information and its legal basis, in section how-we-use', () => {
    const rows = all(page, '#how-we-use tbody tr').map((row) => all(row, 'th, td').map((cell) => textOf(cell)))
    expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.length < 5))).toEqual([])
    expect(rows.filter(([, , basis]) => !/consent|contract|legal duty|legitimate interest/i.test(basis ?? ''))).toEqual(
      [],
    )
  })

  test.each(['See it', 'Correct it', 'Delete it', 'Move it', 'Limit it', 'Object', 'Withdraw consent', 'Complain'])(
    'the right is explained in section your-rights: %s',
    (right) => {
      expect(all(page, '#your-rights li > strong').map(textOf)).toContain(`${right}.`)
    },
  )

  test('a complaint to an authority is open to people in the EU and in the UK, in section gdpr', () => {
    expect(text('gdpr')).toMatch(/data protection authority where you live/)
    expect(text('gdpr')).toContain('Information Commissioner’s Office')
  })

  test('the safeguards for transfers are named, in section international', () => {
    expect(text('international')).toMatch(/adequacy decision.*standard contractual clauses/i)
  })

  test('nothing is sold or shared, in section california', () => {
    expect(text('california')).toContain('We do not sell personal information or share it')
  })

  test('opt-out signals are honored, in section california', () => {
    expect(text('california')).toContain('Global Privacy Control')
  })

  test('using a right brings no disadvantage, in section california', () => {
    expect(text('california')).toContain('We will not discriminate against you')
  })

  test('a table of the categories collected stands in section california', () => {
    expect(all(page, '#california tbody tr').length).toBeGreaterThanOrEqual(5)
  })
})

describe('what it says about this website', () => {
  test('it names both things that the tab remembers, by the names the router uses', () => {
    expect(text('cookies')).toContain('tsr-scroll-restoration')
    expect(text('cookies')).toContain('tanstack_router_reload')
  })

  test('it says that no cookies, analytics or advertising are there', () => {
    expect(text('cookies')).toContain('It has no cookies, no analytics, no advertising, no forms and no sign-in.')
  })
})

describe('tables', () => {
  test('every table has a caption and column heads', () => {
    const bad = all(page, 'table').filter(
      (table) => textOf(only(table, 'caption')) === '' || all(table, 'th[scope="col"]').length < 2,
    )
    expect(bad).toEqual([])
  })

  test('every row has as many cells as its table has columns', () => {
    const bad = all(page, 'tbody tr').filter(
      (row) => row.children.length !== row.closest('table')?.querySelectorAll('thead th').length,
    )
    expect(bad).toEqual([])
  })
})
