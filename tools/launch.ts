import { existsSync, readFileSync } from 'node:fs'
import { facts, signOff } from '../src/content/facts.ts'
import { hosting } from '../src/content/site.ts'
import { isPreview, launchProblems, type Problem } from './launchProblems.ts'

/** Everything that prevents the launch of this project on a day: what the build and `npm run launch-check` go by. */
export function openItems(today = new Date()): Problem[] {
  const read = (file: string) => (existsSync(`public/${file}`) ? readFileSync(`public/${file}`) : undefined)
  const problems = launchProblems(facts, signOff, hosting, { today, read })
  if (/^[^#].*@OWNER\b/m.test(readFileSync('.github/CODEOWNERS', 'utf8')))
    problems.push({
      path: '.github/CODEOWNERS',
      what: 'GitHub user or team, in place of @OWNER, that approves changes',
    })
  return problems
}

/** Whether a build of this project is a preview today. @throws as `isPreview` does */
export const isPreviewToday = (): boolean => isPreview(openItems())
