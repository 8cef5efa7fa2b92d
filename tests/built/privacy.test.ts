import { describe, expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { boxText, sectionText } from './legal'
import { all, documentOf, only, textOf } from './site'

const page = documentOf('/privacy')
const text = (id: string) => sectionText(page, id)

describe('the types of data', () => {
  const dataTypes = all(page, '#how-we-use h4').map(textOf)

  test('include the five specified, each with source, uses, recipients and retention', () => {
    const five = ['Account info', 'Profile info', 'Usage data', 'Device data', 'Racing data']
    expect(dataTypes).toEqual(expect.arrayContaining(five))
    const details = all(page, '#how-we-use h4 + dl').map((list) => all(list, 'dd').map(textOf))
    expect(details.map((texts) => texts.filter(Boolean).length)).toEqual(dataTypes.map(() => 4))
  })

  test('have a legal basis for each use, which the section gdpr explains', () => {
    const bases = all(page, '#how-we-use dd b').map((basis) => textOf(basis).replace(':', '.'))
    const explained = all(page, '#gdpr li > b').map(textOf)
    expect(bases.length).toBeGreaterThanOrEqual(dataTypes.length)
    expect(bases.filter((basis) => !explained.includes(basis))).toEqual([])
  })

  test('all appear in the section california', () => {
    expect(dataTypes.filter((type) => !text('california').includes(type))).toEqual([])
  })
})

test('neither reading the policy nor using the App nor silence is consent', () => {
  expect(boxText(page)).toContain('Reading this policy, or using the App, is not consent')
  expect(text('changes')).toContain('will not take silence for consent')
})

test('the steps to delete an account include an email address for users without the App', () => {
  const steps = only(page, '#data-retention ol')
  expect(textOf(only(steps, 'a[href^="mailto:"]'))).toBe(contacts.privacy.address)
})

test('the section cookies lists what the router stores in the tab', () => {
  expect(text('cookies')).toMatch(/no cookies, no analytics.*tsr-scroll-restoration.*tanstack_router_reload/)
})
