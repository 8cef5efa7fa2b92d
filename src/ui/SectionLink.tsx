import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PagePath, SectionId } from '../content/pages'
import { jumpTo, onOwnPage, type PressHandler } from './jump'
import { UnmarkedLink } from './PageLink'

export interface SectionLinkProps<Path extends PagePath> {
  children: ReactNode
  to: Path
  /** An id that page `to` has; any other does not compile. */
  section: SectionId<Path>
  className?: string | undefined
  onClick?: PressHandler | undefined
}

/** A link to a section of any page. On the page itself it jumps, again and again; from another it navigates there. */
export function SectionLink<Path extends PagePath>({ to, section, onClick, ...rest }: SectionLinkProps<Path>) {
  const router = useRouter()
  return (
    <UnmarkedLink
      {...rest}
      to={to as PagePath}
      hash={section}
      hashScrollIntoView={{ behavior: 'instant' }}
      onClick={onOwnPage(to, router, () => jumpTo(section, router), onClick)}
    />
  )
}
