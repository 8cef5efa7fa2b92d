import { facts } from '../src/content/facts.ts'
import { hosting, site } from '../src/content/site.ts'
import { checkBuild } from './buildNumber.ts'

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

/** The path of a GitHub project site, and the folder of the site that is built for it. */
export const projectPath = `/${process.env.GITHUB_REPOSITORY?.split('/')[1] ?? 'x'}/`
export const projectDir = '.cache/project-site'

/** The folders of the two builds, keyed by the path that each is built for. */
const builds: Readonly<Record<string, string>> = { '/': 'dist', [projectPath]: projectDir }

/** `npx node tools/githubPages.ts <URL of the site>`: prints the folder of the tested build for that URL. */
if (import.meta.main) {
  const base = basePathFor(process.argv[2] ?? '', !facts.launched)
  const dir = builds[base]
  if (!dir)
    throw new Error(
      `Checks builds the site for ${Object.keys(builds).join(' and ')}, but GitHub Pages serves it at ${base}.`,
    )
  checkBuild(dir)
  console.log(dir)
}
