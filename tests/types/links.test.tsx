/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { Link as RouterLink } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { link } from '../../src/content/legalText'
import type { SectionId, Target } from '../../src/content/pages'
import { Button } from '../../src/ui/Button'
import { Link } from '../../src/ui/Link'

const children = 'Words'

/** Only compiled: without a router they cannot be rendered. */
const links = () => [
  Link({ to: '/terms', children }),
  Link({ to: '/terms', section: 'liability', children }),
  Link({ to: '/privacy', section: 'cookies', children }),
  Button({ to: '/', section: 'download', variant: 'subtle', children }),
  // @ts-expect-error no such page
  Link({ to: '/pricing', children }),
  // @ts-expect-error the router knows no such page
  RouterLink({ to: '/pricing', children }),
  // @ts-expect-error a path with an ending slash is not the page's
  Link({ to: '/terms/', children }),
  // @ts-expect-error no page by a name that is only a string
  Link({ to: '/terms' as string, children }),
  // @ts-expect-error misspelt
  Link({ to: '/terms', section: 'liabilty', children }),
  // @ts-expect-error a section of the Terms, not of the Privacy Policy
  Link({ to: '/privacy', section: 'liability', children }),
  // @ts-expect-error no such section on the home page
  Button({ to: '/', section: 'downloads', variant: 'solid', children }),
  // @ts-expect-error no such page for a button
  Button({ to: '/pricing', section: 'download', variant: 'solid', children }),
]

const wrongTargets = [
  // @ts-expect-error no such page
  link('pricing', { to: '/pricing' }),
  // @ts-expect-error misspelt
  link('liability', { to: '/terms', section: 'liabilty' }),
  // @ts-expect-error a section of the Terms, not of the Privacy Policy
  link('liability', { to: '/privacy', section: 'liability' }),
]

test('a link, also one of a legal text, to a page or a section that is missing does not compile', () => {
  expect(links).toBeTypeOf('function')
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
