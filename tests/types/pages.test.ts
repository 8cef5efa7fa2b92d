/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { expect, test } from 'vitest'
import type { LegalText } from '../../src/content/legalText'
import { type Page, pages } from '../../src/content/pages'
import { terms } from '../../src/content/terms'
import type { PagesOfRoutes } from '../../src/router'

test('the list of pages compiles only with a complete entry for each route', () => {
  const { '/privacy': _, ...withoutPrivacy } = pages
  // @ts-expect-error the route /privacy has no entry
  const tooShort = withoutPrivacy satisfies PagesOfRoutes<typeof withoutPrivacy>
  const withAnother = { ...pages, '/no-such-page': pages['/'] }
  // @ts-expect-error no such route
  const tooLong = withAnother satisfies PagesOfRoutes<typeof withAnother>
  const { description, ...withoutDescription } = pages['/']
  // @ts-expect-error the description is missing
  const page: Page = withoutDescription
  expect([tooShort, tooLong, page]).not.toContain(description)
})

test('a legal text compiles only with the sections of its page, in order', () => {
  const [first, second, ...rest] = terms.sections
  type Sections = LegalText<'/terms'>['sections']
  // @ts-expect-error acceptance comes before service
  const swapped: Sections = [second, first, ...rest]
  // @ts-expect-error the section service is missing
  const tooFew: Sections = [first, ...rest]
  // @ts-expect-error the page has one section fewer
  const tooMany: Sections = [...terms.sections, first]
  expect([swapped[0], tooFew[1], tooMany.at(-1)]).toEqual([second, rest[0], first])
})
