import { canonicalAddress, type Page, pagePaths, pages, siteAddress } from './content/pages'
import { isUnfilled } from './content/facts'
import { site } from './content/site'
import { semanticTokens } from './theme/semanticTokens'

/**
 * The files that stand beside the pages, for who reads the site by machine: name and text of each. Their dates are those
 * of the content, so that one source always builds the same bytes.
 */
export function listFiles(): [name: string, text: string][] {
  return [
    ['sitemap.xml', sitemap()],
    // https://www.rfc-editor.org/rfc/rfc9309
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${siteAddress('sitemap.xml')}\n`],
    ['manifest.webmanifest', JSON.stringify(manifest())],
    [SECURITY, securityText()],
  ]
}

const SECURITY = '.well-known/security.txt'

/** https://www.sitemaps.org/protocol.html */
function sitemap(): string {
  const entries = pagePaths.map((path) => {
    const { versions = [] }: Page = pages[path]
    const dates = versions.slice(0, 1).map(({ date }) => `<lastmod>${date}</lastmod>`)
    return `<url><loc>${canonicalAddress(path)}</loc>${dates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`
}

/** https://www.w3.org/TR/appmanifest/: a site that stays in the browser, and the app that is meant instead. */
function manifest() {
  const base = import.meta.env.BASE_URL
  const { apple, google } = site.stores
  const icon = (size: number) => ({
    src: `${base}icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'maskable',
  })
  const app = (platform: string, { address, id }: (typeof site.stores)[keyof typeof site.stores]) =>
    isUnfilled(address) || isUnfilled(id) ? [] : [{ platform, url: address, id }]
  const { base: ground } = semanticTokens.colors.bg.DEFAULT.value
  return {
    id: base,
    name: `${site.name}: ${pages['/'].title}`,
    short_name: site.name,
    description: pages['/'].description,
    lang: site.language,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [{ src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
    related_applications: [...app('itunes', apple), ...app('play', google)],
  }
}

/** https://www.rfc-editor.org/rfc/rfc9116 */
function securityText(): string {
  return `Contact: mailto:${site.contacts.security.address}
Expires: ${site.securityExpires}T00:00:00Z
Preferred-Languages: ${site.language}
Canonical: ${siteAddress(SECURITY)}
`
}
