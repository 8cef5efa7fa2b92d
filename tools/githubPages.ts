import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { facts } from '../src/content/facts.ts'
import { hosting, site } from '../src/content/site.ts'

/**
 * Packs the built site for GitHub Pages: `npx node tools/githubPages.ts <address that Pages serves it at>` writes
 * `.cache/pages/artifact.tar`. For the root of a domain this is `dist` as it is; for a sub-path the site is built again,
 * since every URL in it changes.
 */
function pack(address: string): void {
  const base = pathFor(address, !facts.launched)
  if (base !== '/') run('npm', 'run', '--silent', 'build', '--', `--base=${base}`)
  mkdirSync('.cache/pages', { recursive: true })
  // GitHub Pages does not read `_headers`, and would publish it as a file.
  run('tar', '--create', '--file=.cache/pages/artifact.tar', '--directory=dist', '--exclude=./_headers', '.')
}

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

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

if (import.meta.main) pack(process.argv[2] ?? '')
