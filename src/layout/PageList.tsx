import { type PagePath, pages } from '../content/pages'
import { Link, type LinkProps } from '../ui/Link'

export interface PageListProps extends Pick<LinkProps<PagePath>, 'marked' | 'onClick'> {
  paths: readonly PagePath[]
  /** Class names of the list and of each link: header, menu and footer style them differently. */
  styles: { readonly links?: string; readonly link: string }
}

/** Links to pages of the site. */
export function PageList({ paths, styles, marked = false, onClick }: PageListProps) {
  return (
    // Safari drops the role of a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179
    <ul className={styles.links} role="list">
      {paths.map((path) => (
        <li key={path}>
          <Link to={path} className={styles.link} onClick={onClick} marked={marked || 'footerOnly' in pages[path]}>
            {pages[path].nav}
          </Link>
        </li>
      ))}
    </ul>
  )
}
