// @vitest-environment node
/** Judged by the compiler (`npm run typecheck`): each line below an expected error has to be one. */
import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { link } from '../../src/content/legalText'
import type { SectionId, Target } from '../../src/content/pages'
import { Button } from '../../src/ui/Button'
import { PageLink, UnmarkedLink } from '../../src/ui/PageLink'
import { SectionLink } from '../../src/ui/SectionLink'

const rightOnes = [
  <PageLink key="page" to="/terms">
    Terms
  </PageLink>,
  <SectionLink key="terms" to="/terms" section="liability">
    Liability
  </SectionLink>,
  <SectionLink key="privacy" to="/privacy" section="cookies">
    Cookies
  </SectionLink>,
  <Button key="action" to="/" section="download" variant="subtle">
    Download
  </Button>,
]

const wrongOnes = [
  // @ts-expect-error no such page
  <PageLink key="page" to="/pricing">
    Pricing
  </PageLink>,
  // @ts-expect-error the router knows no such page
  <Link key="link" to="/pricing">
    Pricing
  </Link>,
  // @ts-expect-error misspelt
  <UnmarkedLink key="unmarked" to="/abuot">
    About
  </UnmarkedLink>,
  // @ts-expect-error a path with an ending slash is not the page's
  <PageLink key="slash" to="/terms/">
    Terms
  </PageLink>,
  // @ts-expect-error no page by a name that is only a string
  <PageLink key="string" to={'/terms' as string}>
    Terms
  </PageLink>,
  // @ts-expect-error misspelt
  <SectionLink key="misspelt" to="/terms" section="liabilty">
    Liability
  </SectionLink>,
  // @ts-expect-error a section of the Terms, not of the Privacy Policy
  <SectionLink key="elsewhere" to="/privacy" section="liability">
    Liability
  </SectionLink>,
  // @ts-expect-error the section belongs to the link
  <SectionLink key="none" to="/terms">
    Terms
  </SectionLink>,
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

test('a link to a page or a section that is there compiles', () => {
  expect(rightOnes).toHaveLength(4)
})

test('a link to a page or a section that is missing does not compile', () => {
  expect(wrongOnes).toHaveLength(10)
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
