import { pagePaths, pages } from '../content/pages'
import { PageLink, type PageLinkProps } from '../ui/PageLink'

/** Links to every page of the site, in the order of the page list. */
export function PageList(props: Pick<PageLinkProps, 'marked' | 'onClick'>) {
  return (
    // Safari drops the role of a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179
    <ul role="list">
      {pagePaths.map((path) => (
        <li key={path}>
          <PageLink to={path} {...props}>
            {pages[path].nav}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
