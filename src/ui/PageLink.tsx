import { createLink, Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { PagePath } from '../content/pages'
import { jumpToTop, onOwnPage, type PressHandler } from './jump'

/** The router marks every link to the present page; one mark a page is enough, so these drop theirs. */
export const UnmarkedLink = createLink(function UnmarkedAnchor({ 'aria-current': _, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} />
})

export interface PageLinkProps {
  children: ReactNode
  to: PagePath
  className?: string
  'aria-label'?: string
  onClick?: PressHandler | undefined
  /** Whether the link carries `aria-current="page"` on its own page. */
  marked?: boolean
}

/** A link to a page. On the page itself it leads to the top, which the router alone would not do. */
export function PageLink({ marked = false, onClick, ...rest }: PageLinkProps) {
  const router = useRouter()
  const Anchor = marked ? Link : UnmarkedLink
  return (
    <Anchor
      {...rest}
      activeOptions={{ exact: true, includeSearch: false }}
      onClick={onOwnPage(rest.to, router, () => jumpToTop(router), onClick)}
    />
  )
}
