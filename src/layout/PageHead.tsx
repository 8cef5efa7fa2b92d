import { isUnfilled } from '../content/facts'
import {
  canonicalAddress,
  type Page,
  type PagePath,
  pages,
  siteAddress,
  socialPicture,
  socialPictureAlt,
} from '../content/pages'
import { site } from '../content/site'

export interface PageHeadProps {
  path: PagePath
}

/** A page's metadata for search engines and link previews; React moves it into `<head>`. */
export function PageHead({ path }: PageHeadProps) {
  const page: Page = pages[path]
  const { id } = site.stores.apple
  return (
    <>
      <title>{pageTitle(path)}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonicalAddress(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonicalAddress(path)} />
      <meta property="og:image" content={siteAddress(socialPicture(path))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={socialPictureAlt(path)} />
      <meta name="twitter:card" content="summary_large_image" />
      {!isUnfilled(id) && <meta name="apple-itunes-app" content={`app-id=${id}`} />}
    </>
  )
}

/** `<title>` of a page: the home page's begins with the product's name, every other ends with it. */
function pageTitle(path: PagePath): string {
  return path === '/' ? `${site.name}: ${pages[path].title}` : `${pages[path].title}: ${site.name}`
}
