import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { site } from '../src/content/site.ts'

/**
 * Packs the built site for GitHub Pages: `npx node tools/githubPages.ts <address that Pages serves it at>` writes
 * `.cache/pages/artifact.tar`. At the root of a domain that is `dist` as it stands; for a sub-path (`site.base`) it is
 * built anew, since every address in it changes.
 */
const [given = ''] = process.argv.slice(2)
const address = given.replace(/\/*$/, '/')
const home = `${site.origin}${site.base}`
// Every page names its own address; served elsewhere they would all send their readers and search engines away.
if (address !== home) {
  console.error(
    `GitHub Pages serves the site at ${given || 'no address'}, and its pages say ${home}: mend "Custom domain" and "Enforce HTTPS" under Settings → Pages, the domain in src/content/facts.ts, or "base" in src/content/site.ts.`,
  )
  process.exit(1)
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

if (site.base !== '/') run('npm', 'run', '--silent', 'build', '--', `--base=${site.base}`)
mkdirSync('.cache/pages', { recursive: true })
// Pages sends no headers of ours, and would publish the list of them.
run('tar', '--create', '--file=.cache/pages/artifact.tar', '--directory=dist', '--exclude=./_headers', '.')
