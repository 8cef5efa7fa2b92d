// @vitest-environment node
/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { Link as RouterLink } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { link } from '../../src/content/legalText'
import type { SectionId, Target } from '../../src/content/pages'
import { Button } from '../../src/ui/Button'
import { Link } from '../../src/ui/Link'

const rightOnes = [
  <Link key="page" to="/terms">
    Terms
  </Link>,
  <Link key="terms" to="/terms" section="liability">
    Liability
  </Link>,
  <Link key="privacy" to="/privacy" section="cookies">
    Cookies
  </Link>,
  <Button key="action" to="/" section="download" variant="subtle">
    Download
  </Button>,
]

const wrongOnes = [
  // @ts-expect-error no such page
  <Link key="page" to="/pricing">
    Pricing
  </Link>,
  // @ts-expect-error the router knows no such page
  <RouterLink key="link" to="/pricing">
    Pricing
  </RouterLink>,
  // @ts-expect-error a path with an ending slash is not the page's
  <Link key="slash" to="/terms/">
    Terms
  </Link>,
  // @ts-expect-error no page by a name that is only a string
  <Link key="string" to={'/terms' as string}>
    Terms
  </Link>,
  // @ts-expect-error misspelt
  <Link key="misspelt" to="/terms" section="liabilty">
    Liability
  </Link>,
  // @ts-expect-error a section of the Terms, not of the Privacy Policy
  <Link key="elsewhere" to="/privacy" section="liability">
    Liability
  </Link>,
  // @ts-expect-error no such section on the home page
  <Button key="action" to="/" section="downloads" variant="solid">
    Download
  </Button>,
  // @ts-expect-error no such page for a button
  <Button key="page-action" to="/pricing" section="download" variant="solid">
    Download
  </Button>,
]

/** Targets in the legal texts. */
const wrongTargets = [
  // @ts-expect-error no such page
  link('pricing', { to: '/pricing' }),
  // @ts-expect-error misspelt
  link('liability', { to: '/terms', section: 'liabilty' }),
  // @ts-expect-error a section of the Terms, not of the Privacy Policy
  link('liability', { to: '/privacy', section: 'liability' }),
]

test('a link to an existing page or section compiles', () => {
  expect(rightOnes).toHaveLength(4)
})

test('a link to a page or a section that is missing does not compile', () => {
  expect(wrongOnes).toHaveLength(8)
})

test('a legal text cannot name a page or a section that is missing', () => {
  expect(wrongTargets).toHaveLength(3)
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
