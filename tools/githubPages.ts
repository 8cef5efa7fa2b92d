import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { site } from '../src/content/site.ts'

/**
 * Packs the built site for GitHub Pages: `npx node tools/githubPages.ts <address that Pages serves it at>` writes
 * `.cache/pages/artifact.tar`. For the root of a domain this is `dist` as it is; for a sub-path (`site.base`) the site
 * is built again, since every URL in it changes.
 */
const [given = ''] = process.argv.slice(2)
const address = given.replace(/\/*$/, '/')
const home = `${site.origin}${site.base}`
// Every page contains its canonical URL; served elsewhere, all pages would point visitors and search engines to another
// address.
if (address !== home) {
  console.error(
    `GitHub Pages serves the site at ${given || 'no address'}, and its pages say ${home}: correct "Custom domain" and "Enforce HTTPS" under Settings → Pages, the domain in src/content/facts.ts, or "base" in src/content/site.ts.`,
  )
  process.exit(1)
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

if (site.base !== '/') run('npm', 'run', '--silent', 'build', '--', `--base=${site.base}`)
mkdirSync('.cache/pages', { recursive: true })
// GitHub Pages does not read `_headers`, and would publish it as a file.
run('tar', '--create', '--file=.cache/pages/artifact.tar', '--directory=dist', '--exclude=./_headers', '.')
