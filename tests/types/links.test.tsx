/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { Link as RouterLink } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { link } from '../../src/content/legalText'
import type { SectionId, Target } from '../../src/content/pages'
import { goTo } from '../../src/ui/jump'
import { Link, LinkButton } from '../../src/ui/Link'
import { routerAt } from '../render'

/** Elements are only compiled. No page is ever called `/no-such-page`. */
const links = [
  <Link key={0} to="/terms" marked color="fg.muted" />,
  <Link key={0} to="/terms" section="liability" />,
  <LinkButton key={0} to="/" section="download" variant="subtle" />,
  // @ts-expect-error no such page
  <Link key={0} to="/no-such-page" />,
  // @ts-expect-error no such page for a button
  <LinkButton key={0} to="/no-such-page" />,
  // @ts-expect-error the router knows no such page
  <RouterLink key={0} to="/no-such-page" />,
  // @ts-expect-error a path with an ending slash is not the page's
  <Link key={0} to="/terms/" />,
  // @ts-expect-error no page by a name that is only a string
  <Link key={0} to={'/terms' as string} />,
  // @ts-expect-error misspelt
  <Link key={0} to="/terms" section="liabilty" />,
  // @ts-expect-error a section of the Terms, not of the Privacy Policy
  <Link key={0} to="/privacy" section="liability" />,
  // @ts-expect-error no such section on the home page
  <LinkButton key={0} to="/" section="downloads" />,
  // @ts-expect-error an address of its own
  <Link key={0} to="/terms" href="/privacy" />,
]

const wrongTargets = [
  // @ts-expect-error no such page
  link('page', { to: '/no-such-page' }),
  // @ts-expect-error misspelt
  link('liability', { to: '/terms', section: 'liabilty' }),
  // @ts-expect-error a section of the Terms, not of the Privacy Policy
  link('liability', { to: '/privacy', section: 'liability' }),
  // @ts-expect-error no such section
  async () => goTo({ to: '/terms', section: 'liabilty' }, await routerAt('/')),
]

test('a link, also one of a legal text, to a page or a section that is missing does not compile', () => {
  expect([...links, ...wrongTargets]).toHaveLength(16)
})

test('every page has its own section identifiers', () => {
  const termsOnly: SectionId<'/terms'> = 'liability'
  const both: SectionId = 'cookies'
  // @ts-expect-error the Privacy Policy has no section on liability
  const wrong: SectionId<'/privacy'> = 'liability'
  // @ts-expect-error a target pairs a section with its own page
  const mixed: Target = { to: '/', section: 'cookies' }
  expect([termsOnly, both, wrong, mixed]).toHaveLength(4)
})
