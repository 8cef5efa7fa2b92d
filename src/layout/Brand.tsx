import { site } from '../content/site'
import { PageLink, type PageLinkProps } from '../ui/PageLink'

/** The mark and the name, leading home. The mark is an F whose stem is the finish line. */
export function Brand({ onClick }: Pick<PageLinkProps, 'onClick'>) {
  return (
    <PageLink to="/" className="brand" aria-label={`${site.name}, home`} onClick={onClick}>
      <svg className="mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path className="mark-line" d="M4 1h4v26H4z" />
        <path fill="currentColor" d="M10.5 3h15v5h-15zM10.5 11.5H20v5h-9.5z" />
      </svg>
      <span>{site.name}</span>
    </PageLink>
  )
}
