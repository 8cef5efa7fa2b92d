/** Checked by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` must be a type error. */
import type { ArticleText } from '../../src/content/articleText'
import { type Page, pages } from '../../src/content/pages'
import { terms } from '../../src/content/terms'
import type { MatchesRoutes } from '../../src/router'

const { '/privacy': _, ...withoutPrivacy } = pages
// @ts-expect-error the route /privacy has no entry
true satisfies MatchesRoutes<typeof withoutPrivacy>

const withUnknownPage = { ...pages, '/no-such-page': pages['/'] }
// @ts-expect-error no such route
true satisfies MatchesRoutes<typeof withUnknownPage>

const { description, ...withoutDescription } = pages['/']
// @ts-expect-error the description is missing
withoutDescription satisfies Page

const [first, second, ...rest] = terms.sections
type Sections = ArticleText<'/terms'>['sections']
// @ts-expect-error acceptance comes before service
;[second, first, ...rest] satisfies Sections
// @ts-expect-error the section service is missing
;[first, ...rest] satisfies Sections
// @ts-expect-error there is one section too many
;[...terms.sections, first] satisfies Sections
