// @vitest-environment node
/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { expect, test } from 'vitest'
import type { LegalText } from '../../src/content/legalText'
import { type Page, pages } from '../../src/content/pages'
import { terms } from '../../src/content/terms'
import type { PagesOfRoutes } from '../../src/router'

test('a list of pages that lacks a route does not compile', () => {
  const { '/privacy': _, ...withoutPrivacy } = pages
  // @ts-expect-error the route /privacy has no entry
  const list = withoutPrivacy satisfies PagesOfRoutes<typeof withoutPrivacy>
  expect(Object.keys(list)).not.toContain('/privacy')
})

test('a list of pages with an entry that has no route does not compile', () => {
  const withPricing = { ...pages, '/pricing': pages['/'] }
  // @ts-expect-error no route file stands behind it
  const list = withPricing satisfies PagesOfRoutes<typeof withPricing>
  expect(Object.keys(list)).toHaveLength(Object.keys(pages).length + 1)
})

test('a page without a description does not compile', () => {
  const { description: _, ...withoutDescription } = pages['/']
  // @ts-expect-error the description is missing
  const page: Page = withoutDescription
  expect(page).not.toHaveProperty('description')
})

test('a legal text with its sections in the wrong order does not compile', () => {
  const [first, second, ...rest] = terms.sections
  // @ts-expect-error acceptance comes before service
  const text: LegalText<'/terms'>['sections'] = [second, first, ...rest]
  expect(text).toHaveLength(terms.sections.length)
})

test('a legal text that lacks a section does not compile', () => {
  const [first, , ...rest] = terms.sections
  // @ts-expect-error the section service is missing
  const text: LegalText<'/terms'>['sections'] = [first, ...rest]
  expect(text).toHaveLength(terms.sections.length - 1)
})

test('a legal text with a section too many does not compile', () => {
  // @ts-expect-error the page has one section fewer
  const text: LegalText<'/terms'>['sections'] = [...terms.sections, terms.sections[0]]
  expect(text).toHaveLength(terms.sections.length + 1)
})

test('the sections of one page are not accepted on the other', () => {
  // @ts-expect-error the text of the Terms is not that of the Privacy Policy
  const text: LegalText<'/privacy'>['sections'] = terms.sections
  expect(text).toHaveLength(terms.sections.length)
})

test('each section of a legal text is typed by its position', () => {
  const first: 'acceptance' = terms.sections[0].id
  const second: 'service' = terms.sections[1].id
  expect([first, second]).toEqual(['acceptance', 'service'])
})
