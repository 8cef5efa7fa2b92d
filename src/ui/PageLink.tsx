import { createLink, Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { PagePath } from '../content/pages'

/** The router marks every link to the present page; one mark a page is enough, so these drop theirs. */
export const UnmarkedLink = createLink(function UnmarkedAnchor({ 'aria-current': _, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} />
})

export interface PageLinkProps {
  children: ReactNode
  to: PagePath
  className?: string
  'aria-label'?: string
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  /** Whether the link carries `aria-current="page"` on its own page. */
  marked?: boolean
}

/** A link to a page. */
export function PageLink({ marked = false, ...rest }: PageLinkProps) {
  const Anchor = marked ? Link : UnmarkedLink
  return <Anchor {...rest} activeOptions={{ exact: true, includeSearch: false }} />
}
