/** Checked by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` must be a type error. */
import { Link as RouterLink } from '@tanstack/react-router'
import { link } from '../../src/content/articleText'
import type { Target } from '../../src/content/pages'
import { Link, LinkButton } from '../../src/ui/Link'

export const links = [
  // @ts-expect-error no such page
  <Link key={0} to="/no-such-page" />,
  // @ts-expect-error no such page for the router's own link
  <RouterLink key={0} to="/no-such-page" />,
  // @ts-expect-error a trailing slash
  <Link key={0} to="/terms/" />,
  // @ts-expect-error an arbitrary string
  <Link key={0} to={'/terms' as string} />,
  // @ts-expect-error misspelled section
  <Link key={0} to="/terms" section="liabilty" />,
  // @ts-expect-error a section of another page
  <Link key={0} to="/privacy" section="liability" />,
  // @ts-expect-error no such section
  <LinkButton key={0} to="/" section="downloads" />,
  // @ts-expect-error `href` in addition to `to`
  <Link key={0} to="/terms" href="/privacy" />,
]

// @ts-expect-error a section of another page
export const target: Target = { to: '/', section: 'cookies' }
// @ts-expect-error a section of another page, in a legal text
export const legalLink = link('liability', { to: '/privacy', section: 'liability' })
