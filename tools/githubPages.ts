import { createBuilder } from 'vite'
import { facts } from '../src/content/facts.ts'
import { hosting, site } from '../src/content/site.ts'

/**
 * The base path for a site that is served at `url`.
 *
 * @throws when a launched site would be served, and so indexed, at URLs other than its canonical ones
 */
export function basePathFor(url: string, preview: boolean): string {
  const { href, pathname } = new URL(url.replace(/\/*$/, '/'))
  const home = `${site.origin}${hosting.base}`
  if (href === home || preview) return pathname
  throw new Error(
    `GitHub Pages serves the site at ${url}, but its canonical URLs begin with ${home}: correct "Custom domain" and "Enforce HTTPS" under Settings → Pages, the domain in src/content/facts.ts, or "base" in src/content/site.ts.`,
  )
}

/** `npx node tools/githubPages.ts <URL of the site>`: rebuilds the site if that URL has a path. */
if (import.meta.main) {
  const base = basePathFor(process.argv[2] ?? '', !facts.launched)
  if (base !== '/') await (await createBuilder({ base })).buildApp()
}
