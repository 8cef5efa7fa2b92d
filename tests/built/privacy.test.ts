import { describe, expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { periods } from '../product'
import { boxText, sectionText, wrongPeriods } from './legal'
import { all, documentOf, only, textOf } from './site'

const page = documentOf('/privacy')
const text = (id: string) => sectionText(page, id)

describe('SPEC 3, the kinds of data', () => {
  const kinds = all(page, '#how-we-use h4').map(textOf)

  test('are the five kinds, and others, each with source, uses, recipients and retention', () => {
    const five = ['Account info', 'Profile info', 'Usage data', 'Device data', 'Racing data']
    expect(kinds).toEqual(expect.arrayContaining(five))
    const details = all(page, '#how-we-use h4 + dl').map((list) => all(list, 'dd').map(textOf))
    expect(details.map((texts) => texts.filter(Boolean).length)).toEqual(kinds.map(() => 4))
  })

  test('have a legal basis for each use, which section gdpr explains', () => {
    const bases = all(page, '#how-we-use dd b').map((basis) => textOf(basis).replace(':', '.'))
    const explained = all(page, '#gdpr li > b').map(textOf)
    expect(bases.length).toBeGreaterThanOrEqual(kinds.length)
    expect(bases.filter((basis) => !explained.includes(basis))).toEqual([])
  })

  test('are each in a category of Californian law', () => {
    expect(kinds.filter((kind) => !text('california').includes(kind))).toEqual([])
  })
})

test('SPEC 9: every period is in its sections, and no section names another', () => {
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

test('SPEC 5: the minimum age is 18, or the legal gambling age if higher', () => {
  for (const said of [text('children'), boxText(page)])
    expect(said).toContain('at least 18, or the legal gambling age where you live if that is higher')
})

test('SPEC 7: section contact has the four contact addresses and no others', () => {
  const { privacy, dpo, support, legal } = contacts
  const addresses = all(page, '#contact a[href^="mailto:"]').map(textOf)
  expect(addresses).toEqual([privacy, dpo, support, legal].map(({ address }) => address))
})

test('an account can be deleted in steps, and by mail without the App', () => {
  const steps = only(page, '#data-retention ol')
  expect(textOf(only(steps, 'a[href^="mailto:"]'))).toBe(contacts.privacy.address)
})

test('section cookies names what the router stores in the tab', () => {
  expect(text('cookies')).toMatch(/no cookies, no analytics.*tsr-scroll-restoration.*tanstack_router_reload/)
})
