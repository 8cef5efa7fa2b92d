import { pagePaths, pages } from '../content/pages'
import { PageLink, type PageLinkProps } from '../ui/PageLink'

export interface PageListProps extends Pick<PageLinkProps, 'marked' | 'onClick'> {
  /** Class names of the list and of each link: each place has a look of its own. */
  styles: { readonly links?: string; readonly link: string }
}

/** Links to every page of the site, in the order of the page list. */
export function PageList({ styles, ...rest }: PageListProps) {
  return (
    // Safari drops the role of a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179
    <ul className={styles.links} role="list">
      {pagePaths.map((path) => (
        <li key={path}>
          <PageLink to={path} className={styles.link} {...rest}>
            {pages[path].nav}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
