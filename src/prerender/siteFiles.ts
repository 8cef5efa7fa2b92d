import { renderSVG } from 'uqr'
import { contacts } from '../content/contacts'
import { facts } from '../content/facts'
import { canonicalUrl, downloadCode, type Page, pagePaths, pages, siteUrl } from '../content/pages'
import { type Store, site } from '../content/site'
import { semanticTokens } from '../theme/semanticTokens'

/** Names and contents of the files that are not pages (sitemap, robots.txt, manifest and so on). */
export function listFiles(): [name: string, text: string][] {
  const files = {
    'sitemap.xml': sitemap(),
    // A crawler has to read the pages of a preview to find their `noindex`:
    // https://developers.google.com/search/docs/crawling-indexing/block-indexing
    'robots.txt': `User-agent: *\nAllow: /\n${facts.launched ? `Sitemap: ${siteUrl('sitemap.xml')}\n` : ''}`,
    'manifest.webmanifest': manifest(),
    [SECURITY]: securityText(),
    ...(facts.launched && { [downloadCode.file]: qrCode(siteUrl(downloadCode.target)), ...appFiles() }),
  }
  return Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? content : JSON.stringify(content),
  ])
}

/**
 * The files that let a phone open the app for a link to the home page, each written only if its facts are known: the
 * app's ID and who signed it. A preview has none.
 */
function appFiles(): Record<string, object> {
  const { apple, google } = site.stores
  return {
    // https://developer.apple.com/documentation/xcode/supporting-associated-domains
    ...(apple?.appId && {
      '.well-known/apple-app-site-association': {
        applinks: { details: [{ appIDs: [apple.appId], components: [{ '/': '/' }] }] },
      },
    }),
    // https://developers.google.com/digital-asset-links/v1/statements
    ...(google?.id &&
      google.fingerprint && {
        '.well-known/assetlinks.json': [
          {
            relation: ['delegate_permission/common.handle_all_urls'],
            target: {
              namespace: 'android_app',
              package_name: google.id,
              sha256_cert_fingerprints: [google.fingerprint],
            },
          },
        ],
      }),
  }
}

/** A QR code as an SVG, dark on light in both schemes, so that every scanner can read it. */
function qrCode(text: string): string {
  return renderSVG(text, {
    ecc: 'M',
    // The quiet zone that the standard requires.
    border: 4,
    pixelSize: 1,
    whiteColor: semanticTokens.colors.surface.dark.fg.value.base,
    blackColor: semanticTokens.colors.accent.contrast.value,
  }).replace('<svg', '<svg shape-rendering="crispEdges"')
}

/** https://www.sitemaps.org/protocol.html */
function sitemap(): string {
  const entries = pagePaths.map((path) => {
    const { versions }: Page = pages[path]
    return `<url><loc>${canonicalUrl(path)}</loc>${versions ? `<lastmod>${versions[0].date}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`
}

/** https://www.w3.org/TR/appmanifest/: the site opens in the browser, and the manifest names the native apps. */
function manifest() {
  const base = import.meta.env.BASE_URL
  const { apple, google } = site.stores
  const app = (platform: string, store?: Store) => (store?.url ? [{ platform, url: store.url, id: store.id }] : [])
  const { base: background } = semanticTokens.colors.bg.DEFAULT.value
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
    background_color: background,
    theme_color: background,
    icons: [
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    related_applications: [...app('itunes', apple), ...app('play', google)],
  }
}

const SECURITY = '.well-known/security.txt'

/** https://www.rfc-editor.org/rfc/rfc9116. SOURCE_DATE_EPOCH sets the date of the build. */
function securityText(): string {
  const expires = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now())
  // Valid for less than a year (section 2.5.5).
  expires.setUTCDate(expires.getUTCDate() + 360)
  return `Contact: mailto:${contacts.security.address}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${site.language}
Canonical: ${siteUrl(SECURITY)}
`
}
