import { hosting } from '../content/site.ts'

/** Features that need permission, or read sensors or devices; the site uses none of them. */
const FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]

/**
 * The `_headers` file of Netlify and Cloudflare Pages, which our own server reads too.
 *
 * @param base path that the site is built for, with a slash at both ends
 * @param policy Content-Security-Policy with the hashes of all pages; each page's meta element narrows it to its own
 * hashes, but cannot set `frame-ancestors`
 */
export function headersFile(base: string, policy: string): string {
  const { days, includeSubDomains } = hosting.hsts
  const headers = {
    'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
    // https://www.rfc-editor.org/rfc/rfc6797#section-6.1
    'Strict-Transport-Security': `max-age=${days * 86_400}${includeSubDomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Other sites may show our pictures. Set for all paths, because hosts would add a path's own value to this one
    // instead of replacing it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  // Hosts cannot infer the type of the file that lets an iPhone open the app: its name must have no extension.
  return `${base}*\n${lines.join('')}${base}.well-known/apple-app-site-association\n  Content-Type: application/json\n`
}
