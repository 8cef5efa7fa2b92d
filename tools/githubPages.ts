import { createBuilder } from 'vite'
import { facts } from '../src/content/facts.ts'
import { hosting, site } from '../src/content/site.ts'

/**
 * The path that the site has to be built for to be served at an address.
 *
 * @throws when pages that are to be indexed would be served elsewhere than at their canonical URLs: they would send
 * visitors and search engines to another address
 */
export function pathFor(address: string, preview: boolean): string {
  const { href, pathname } = new URL(address.replace(/\/*$/, '/'))
  const home = `${site.origin}${hosting.base}`
  if (href === home || preview) return pathname
  throw new Error(
    `GitHub Pages serves the site at ${address}, and its pages say ${home}: correct "Custom domain" and "Enforce HTTPS" under Settings → Pages, the domain in src/content/facts.ts, or "base" in src/content/site.ts.`,
  )
}

/** `npx node tools/githubPages.ts <URL of the site>`: builds again for a URL with a path, since every URL changes. */
if (import.meta.main) {
  const base = pathFor(process.argv[2] ?? '', !facts.launched)
  if (base !== '/') await (await createBuilder({ base })).buildApp()
}
