import { createLink, Link as RouterLink, useRouter } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { PagePath, SectionId } from '../content/pages'
import { jumpTo, jumpToTop, onOwnPage, type PressHandler } from './jump'

/**
 * The router sets `aria-current` on every link to the current page. One per page is enough, so these links drop theirs.
 */
const UnmarkedLink = createLink(function UnmarkedAnchor({ 'aria-current': _, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} />
})

/** The router's class `active` has no styles. */
const NO_PROPS = {}

export interface LinkProps<Path extends PagePath> {
  children: ReactNode
  to: Path
  /** An id that page `to` has; any other does not compile. Without it the link leads to the top of the page. */
  section?: SectionId<Path> | undefined
  className?: string | undefined
  'aria-label'?: string
  onClick?: PressHandler | undefined
  /** Whether the link carries `aria-current="page"` on its own page. */
  marked?: boolean
}

/**
 * A link to a page or to a section of it. If it leads to the current page, it jumps on every click, which the router
 * would not do.
 */
export function Link<Path extends PagePath>({ to, section, marked, onClick, ...rest }: LinkProps<Path>) {
  const router = useRouter()
  const Anchor = marked ? RouterLink : UnmarkedLink
  const jump = () => (section ? jumpTo(section, router) : jumpToTop(router))
  return (
    <Anchor
      {...rest}
      {...(section && { hash: section, hashScrollIntoView: { behavior: 'instant' } })}
      to={to as PagePath}
      activeProps={NO_PROPS}
      activeOptions={{ exact: true, includeSearch: false }}
      onClick={onOwnPage(to, router, jump, onClick)}
    />
  )
}
