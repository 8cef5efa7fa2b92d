import { hosting } from '../content/site.ts'

/** The response headers of the site, which the build writes for each host. Our own server reads the `_headers` file. */

/** Features that need permission, or read sensors or devices; the site uses none of them. */
const FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]

/**
 * The default of hosts that read a `_headers` file. That file cannot set a longer lifetime for hashed files: its rules
 * also apply to missing files, and browsers would cache the 404 for a year
 * (https://github.com/sveltejs/kit/issues/16615).
 */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** The file that lets an iPhone open the app for a link. */
const APPLE_APP = '.well-known/apple-app-site-association'

/** A header rule: the paths it applies to, in the syntax of `_headers`, and its headers. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The rules of the site, in the order of the file.
 *
 * @param base path that the site is built for, with a slash at both ends
 * @param policy Content-Security-Policy with the hashes of all pages; each page's meta element narrows it to its own
 * hashes, but cannot set `frame-ancestors`
 * @param hsts how long browsers use only HTTPS
 */
export function headerRules(base: string, policy: string, hsts: Hsts = hosting.hsts): readonly HeaderRule[] {
  return [
    {
      path: `${base}*`,
      headers: {
        'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
        // https://www.rfc-editor.org/rfc/rfc6797#section-6.1
        'Strict-Transport-Security': `max-age=${hsts.days * 86_400}${hsts.includeSubDomains ? '; includeSubDomains' : ''}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Other sites may show our pictures. Set for all paths, because hosts would add a path's own value to this one
        // instead of replacing it.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    // Hosts cannot infer the type: Apple requires a name without an extension.
    { path: `${base}${APPLE_APP}`, headers: { 'Content-Type': 'application/json' } },
  ]
}

type Hsts = { readonly days: number; readonly includeSubDomains: boolean }

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
 * @returns the headers of a path, for any status, as Netlify and Cloudflare Pages apply the file
 */
export function readHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules = text.split(/^(?=\S)/m).map((rule) => {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n')
    const headers = lines.map((line) => line.trim().split(/: (.*)/, 2))
    return { pattern, headers: Object.fromEntries(headers) }
  })
  return (path) => {
    const matching = rules.filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    return Object.assign({ 'Cache-Control': REVALIDATE }, ...matching.map(({ headers }) => headers))
  }
}

/**
 * A snippet for a `server` block of nginx: URLs without extension or trailing slash, the not-found page, and the same
 * headers. It is for a site at the root of its domain.
 */
export function nginxSnippet([all]: readonly HeaderRule[]): string {
  const headers = Object.entries(all?.headers ?? {}).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return `# Written by the build: include this in the server block, after its root directive.
charset utf-8;
error_page 404 /404.html;
absolute_redirect off;
rewrite ^/(.+)/$ /$1 permanent;
set $cache "${REVALIDATE}";
if ($uri ~ "^/assets/") { set $cache "public, max-age=31536000, immutable"; }
# Without "always", so that errors are not cached.
add_header Cache-Control $cache;
${headers.join('\n')}
location / { try_files $uri $uri.html $uri/index.html =404; }
location = /manifest.webmanifest { types {} default_type application/manifest+json; }
location = /${APPLE_APP} { types {} default_type application/json; }
`
}
