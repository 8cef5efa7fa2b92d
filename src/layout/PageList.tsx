import { List, type ListRootProps, type SystemStyleObject } from '@chakra-ui/react'
import { type PagePath, pages } from '../content/pages'
import { NavLink } from '../ui/Link'

export interface PageListProps extends ListRootProps {
  paths: readonly PagePath[]
  /** Styles of each link, which differ between header, menu and footer. */
  link: SystemStyleObject | undefined
}

/** Links to pages of the site. */
export function PageList({ paths, link, ...rest }: PageListProps) {
  return (
    <List.Root variant="plain" {...rest}>
      {paths.map((path) => (
        <li key={path}>
          <NavLink to={path} variant="plain" css={link}>
            {pages[path].nav}
          </NavLink>
        </li>
      ))}
    </List.Root>
  )
}
