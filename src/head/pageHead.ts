import { facts } from '../content/facts'
import {
  canonicalUrl,
  notFound,
  type Page,
  type PagePath,
  pages,
  siteUrl,
  socialPicture,
  socialPictureAlt,
} from '../content/pages'
import { site } from '../content/site'

/** The title of a page: the home page's begins with the product's name; every other ends with it. */
export function titleOf(path: PagePath): string {
  const { title } = pages[path]
  return path === '/' ? `${site.name}: ${title}` : `${title} | ${site.name}`
}

/**
 * The head of a page, for its route's `head`: title, description, canonical URL, link preview, structured data. A preview
 * has no canonical URL: phones share it instead of the preview's own, and it may not exist yet.
 */
export async function pageHead(path: PagePath) {
  const page: Page = pages[path]
  const appleId = site.stores.apple?.id
  return {
    meta: [
      { title: titleOf(path) },
      { name: 'description', content: page.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:image', content: siteUrl(socialPicture(path)) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: socialPictureAlt(path) },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(appleId ? [{ name: 'apple-itunes-app', content: `app-id=${appleId}` }] : []),
      facts.launched ? { property: 'og:url', content: canonicalUrl(path) } : { name: 'robots', content: 'noindex' },
      // The JSON-LD is only in the prerendered page: in the browser, Trusted Types prevent React from creating a script
      // element. The import is dynamic, so that browsers do not download the module.
      ...(import.meta.env.SSR && path === '/'
        ? [{ 'script:ld+json': (await import('./structuredData')).structuredData() }]
        : []),
    ],
    links: facts.launched ? [{ rel: 'canonical', href: canonicalUrl(path) }] : [],
  }
}

/** The head of the not-found page. */
export function notFoundHead() {
  return {
    meta: [
      { title: `${notFound.title} | ${site.name}` },
      { name: 'description', content: notFound.description },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
