import { hosting } from '../src/content/site.ts'

/**
 * The response headers of the site. The build writes them for every host from here, and our own server reads the
 * written file.
 */

/** Every feature that Chromium 156 lists in `document.featurePolicy.features()`: the site uses none of them. */
const FEATURES = `accelerometer aria-notify autoplay browsing-topics camera captured-surface-control ch-device-memory
ch-downlink ch-dpr ch-ect ch-prefers-color-scheme ch-prefers-reduced-motion ch-prefers-reduced-transparency ch-rtt
ch-save-data ch-ua ch-ua-arch ch-ua-bitness ch-ua-form-factors ch-ua-full-version ch-ua-full-version-list
ch-ua-high-entropy-values ch-ua-mobile ch-ua-model ch-ua-platform ch-ua-platform-version ch-ua-wow64 ch-viewport-height
ch-viewport-width ch-width clipboard-read clipboard-write compute-pressure cross-origin-isolated deferred-fetch
deferred-fetch-minimal digital-credentials-create digital-credentials-get display-capture encrypted-media fullscreen
gamepad geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort keyboard-map
language-detector language-model local-fonts local-network local-network-access loopback-network magnetometer
media-playback-while-not-visible microphone midi on-device-speech-recognition otp-credentials payment
picture-in-picture private-state-token-issuance private-state-token-redemption publickey-credentials-create
publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer sync-xhr translator
unload usb window-management xr-spatial-tracking`.split(/\s+/)

/** Files with hashed names never change; everything else is revalidated. */
export const CACHE = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'public, max-age=0, must-revalidate',
} as const

/** Media types of all files but pages, by extension: with `nosniff` a picture of another type is not shown. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
}

/** The file that lets an iPhone open the app for a link. */
const APPLE_APP = '.well-known/apple-app-site-association'

/** A header rule: the paths it applies to, in the syntax of `_headers`, and its headers. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The rules of the whole site, in the order in which they are written.
 *
 * @param base path that the site is built for, with a slash at both ends
 * @param policy Content-Security-Policy with the hashes of all pages; each page's meta element narrows it to its own
 * hashes, but cannot set `frame-ancestors`
 * @param hsts for how long browsers use only https
 */
export function headerRules(base: string, policy: string, hsts: Hsts = hosting.hsts): readonly HeaderRule[] {
  return [
    {
      path: `${base}*`,
      headers: {
        'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
        'Strict-Transport-Security': strictTransport(hsts),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // Hosts with a `_headers` file revalidate everything else by default, and would append a second value to the first.
    { path: `${base}assets/*`, headers: { 'Cache-Control': CACHE.assets } },
    // Its name, set by Apple, has no extension.
    { path: `${base}${APPLE_APP}`, headers: { 'Content-Type': 'application/json' } },
  ]
}

type Hsts = { readonly days: number; readonly includeSubDomains: boolean }

/** https://www.rfc-editor.org/rfc/rfc6797#section-6.1 */
function strictTransport({ days, includeSubDomains }: Hsts): string {
  return `max-age=${days * 24 * 60 * 60}${includeSubDomains ? '; includeSubDomains' : ''}`
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return [path, ...lines, ''].join('\n')
    })
    .join('')
}

/**
 * Reads a `_headers` file.
 *
 * @returns the headers of a path, as Netlify and Cloudflare Pages apply the file
 */
export function readHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules = text.split(/^(?=\S)/m).map((rule) => {
    const [start = '', ...lines] = rule.trimEnd().split('\n')
    const headers = lines.map((line) => line.trim().split(/: (.*)/, 2))
    return { start: start.replace(/\*$/, ''), headers: Object.fromEntries(headers) }
  })
  return (path) => {
    const matching = rules.filter(({ start }) => path.startsWith(start))
    return Object.assign({ 'Cache-Control': CACHE.rest }, ...matching.map(({ headers }) => headers))
  }
}

/**
 * A snippet for a `server` block of nginx: pages without extension, the not-found page, and the same headers. For a
 * site at the root of its domain.
 */
export function nginxSnippet([all, assets, app]: readonly HeaderRule[]): string {
  const headers = Object.entries(all?.headers ?? {}).map(([name, value]) => `add_header ${name} "${value}" always;`)
  const types = Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`)
  return `# Made by the build: include this in the server block, after its root.
index index.html;
charset utf-8;
types { text/html html; ${types.join(' ')} }
error_page 404 /404.html;
set $cache "${CACHE.rest}";
if ($uri ~ "^${assets?.path.replace('*', '')}") { set $cache "${CACHE.assets}"; }
add_header Cache-Control $cache always;
${headers.join('\n')}
location / { try_files $uri $uri.html $uri/ =404; }
location = ${app?.path} { types {} default_type ${app?.headers['Content-Type']}; }
location = /404 { return 404; }
location = /404.html { internal; }
location = /_headers { return 404; }
`
}
