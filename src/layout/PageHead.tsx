import { canonicalAddress, type PagePath, pages } from '../content/pages'
import { site } from '../content/site'

export interface PageHeadProps {
  path: PagePath
}

/** Title, description and canonical address of a page; React moves them into `<head>`. */
export function PageHead({ path }: PageHeadProps) {
  const page = pages[path]
  return (
    <>
      <title>{pageTitle(path)}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonicalAddress(path)} />
    </>
  )
}

/** `<title>` of a page: the home page's begins with the product's name, every other ends with it. */
export function pageTitle(path: PagePath): string {
  return path === '/' ? `${site.name}: ${pages[path].title}` : `${pages[path].title}: ${site.name}`
}
