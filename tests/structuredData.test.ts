import { describe, expect, test, vi } from 'vitest'
import { facts, unfilled } from '../src/content/facts'
import { canonicalAddress, pagePaths } from '../src/content/pages'
import { site } from '../src/content/site'
import { structuredData, structuredDataBlock } from '../src/structuredData'
import { someOf } from './list'
import { put } from './put'

type Value = string | number | object
type Rule = (value: Value) => boolean

const text: Rule = (value) => typeof value === 'string' && value.trim() !== ''
const address: Rule = (value) => typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')
const whole: Rule = (value) => Number.isInteger(value)
const thing =
  (type: string): Rule =>
  (value) =>
    errorsOf(value as object, type).length === 0
const listOf =
  (rule: Rule, least: number): Rule =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(rule)
const reference: Rule = (value) => address((value as { '@id': string })['@id'])

/**
 * The required and the optional properties of each type: the properties that schema.org gives the type, with the kind
 * of value that it expects, and those that Google requires for a search result to use it. Sources:
 * https://schema.org/<type> and https://developers.google.com/search/docs/appearance/structured-data (organization,
 * software-app, breadcrumb).
 */
const RULES: Readonly<Record<string, { must: Record<string, Rule>; may?: Record<string, Rule> }>> = {
  Organization: {
    must: { '@id': address, name: text, url: address, logo: address, contactPoint: thing('ContactPoint') },
    may: { legalName: text, address: text },
  },
  ContactPoint: { must: { contactType: text, email: (value) => /^[^@\s]+@[^@\s]+\.\w+$/.test(`${value}`) } },
  MobileApplication: {
    must: {
      '@id': address,
      name: text,
      description: text,
      url: address,
      image: address,
      // Google: one of its own list of categories.
      applicationCategory: (value) => value === 'SportsApplication',
      operatingSystem: text,
      audience: thing('PeopleAudience'),
      publisher: reference,
    },
    may: { installUrl: listOf(address, 1) },
  },
  PeopleAudience: { must: { requiredMinAge: whole } },
  // Google: at least two items.
  BreadcrumbList: { must: { itemListElement: listOf(thing('ListItem'), 2) } },
  ListItem: { must: { position: whole, name: text, item: address } },
}

/** What is wrong with a thing that has to be of a type. */
function errorsOf(value: object, type: string): string[] {
  const rules = RULES[type]
  const { '@type': stated, ...properties } = value as Record<string, Value>
  if (!rules || stated !== type) return [`${stated} is not ${type}`]
  const missing = Object.keys(rules.must).filter((name) => !(name in properties))
  const wrong = Object.entries(properties).filter(
    ([name, property]) => !(rules.must[name] ?? rules.may?.[name])?.(property),
  )
  return [...missing.map((name) => `${type} lacks ${name}`), ...wrong.map(([name]) => `${type}.${name} is wrong`)]
}

const blockOf = (path: (typeof pagePaths)[number]) =>
  JSON.parse(structuredDataBlock(path).replace(/^<script type="application\/ld\+json">(.*)<\/script>$/s, '$1'))

describe.each(someOf(pagePaths, 'pages'))('the structured data of %s', (path) => {
  const things = structuredData(path)

  test('keeps to the rules of its types', () => {
    expect(someOf(things, 'things').flatMap((item) => errorsOf(item, item['@type']))).toEqual([])
  })

  test('invents no price and no rating', () => {
    expect(JSON.stringify(things)).not.toMatch(/"(offers|price|aggregateRating|review)"/)
  })

  test('is the content of its script element, with schema.org’s terms', () => {
    expect(blockOf(path)).toEqual({ '@context': 'https://schema.org', '@graph': things })
  })

  test('has only references that the site resolves', () => {
    const told = pagePaths.flatMap((page) => structuredData(page)).flatMap((item) => ('@id' in item ? item['@id'] : []))
    const named = things.flatMap((item) => ('publisher' in item ? item.publisher['@id'] : []))
    expect(named.filter((id) => !told.includes(id))).toEqual([])
  })
})

test('the home page has organization and app, the others their breadcrumbs', () => {
  const types = pagePaths.map((path) => structuredData(path).map((item) => item['@type']))
  expect(types).toEqual([['Organization', 'MobileApplication'], ...pagePaths.slice(1).map(() => ['BreadcrumbList'])])
})

test.each(pagePaths.slice(1))('the trail to %s leads from home to it', (path) => {
  const [trail] = structuredData(path)
  const items = trail && 'itemListElement' in trail ? trail.itemListElement : []
  expect(items.map(({ position, item }) => [position, item])).toEqual([
    [1, canonicalAddress('/')],
    [2, canonicalAddress(path)],
  ])
})

describe('unfilled facts', () => {
  const say = (name: unknown, address: unknown, store: unknown) => {
    put(facts.operator, { name, address })
    for (const known of Object.values(site.stores)) put(known, { address: store })
    return structuredData('/')
  }

  test('is left out', () => {
    const missing = unfilled()
    const [organization, app] = say(missing, missing, missing)
    expect(Object.keys({ ...organization, ...app })).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(legalName|address|installUrl)$/)]),
    )
  })

  test('is included once it is known', () => {
    const [organization, app] = say('Formline Ltd', '1 High Street', 'https://a.b/app')
    expect(organization).toMatchObject({ legalName: 'Formline Ltd', address: '1 High Street' })
    expect(app).toMatchObject({ installUrl: ['https://a.b/app', 'https://a.b/app'] })
  })
})

test('each thing of the home page is named by an address of the site', () => {
  const [organization, app] = structuredData('/')
  expect(organization).toMatchObject({ '@id': `${site.origin}/#organization`, url: `${site.origin}/` })
  expect(app).toMatchObject({ '@id': `${site.origin}/#app`, url: `${site.origin}/` })
})

test('no text in a block can end it', () => {
  const stringify = vi.spyOn(JSON, 'stringify').mockReturnValue('"</script><b>"')
  expect(structuredDataBlock('/')).toBe('<script type="application/ld+json">"\\u003c/script>\\u003cb>"</script>')
  stringify.mockRestore()
})

test('the rules find an error', () => {
  const item = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.b/' }
  expect(errorsOf(item, 'ListItem')).toEqual([])
  expect(errorsOf({ ...item, position: '1' }, 'ListItem')).toEqual(['ListItem.position is wrong'])
  expect(errorsOf({ ...item, item: '/terms' }, 'ListItem')).toEqual(['ListItem.item is wrong'])
  expect(errorsOf({ ...item, label: 'x' }, 'ListItem')).toEqual(['ListItem.label is wrong'])
  expect(errorsOf({ '@type': 'BreadcrumbList', itemListElement: [item] }, 'BreadcrumbList')).toHaveLength(1)
  expect(errorsOf({ '@type': 'Product' }, 'Product')).toEqual(['Product is not Product'])
  expect(errorsOf({ '@type': 'PeopleAudience' }, 'PeopleAudience')).toEqual(['PeopleAudience lacks requiredMinAge'])
})
