import { appendFileSync } from 'node:fs'
import { buildCommit, git } from './buildCommit.ts'
import { type Weight, weigh } from './weight.ts'

/**
 * What each page weighs as it is committed, and how much that is more or less than on main: Markdown for the job's
 * summary on GitHub, elsewhere for the console. On main itself the commit before is compared with. Both are built alike:
 * chunks' names, and with them some bytes after compression, depend on the folder.
 */
const head = git('rev-parse', 'HEAD')
const now = weigh(buildCommit(head))
const main = ['refs/remotes/origin/main', 'refs/heads/main'].find((name) => git('for-each-ref', name))
if (!main) throw new Error('There is no branch main to compare with.')
const start = git('merge-base', 'HEAD', main)
const commit = start === head ? git('rev-parse', 'HEAD~1') : start
const before = new Map(weigh(buildCommit(commit)).map((page) => [page.file, page]))

const cell = (page: Weight, part: 'html' | 'script') => {
  const change = page[part] - (before.get(page.file)?.[part] ?? 0)
  return `${page[part]} (${change > 0 ? '+' : ''}${change})`
}
const lines = [
  `Bytes after brotli; in brackets the difference to ${commit.slice(0, 12)} of main.`,
  '',
  '| Page | HTML with its CSS | Script of a first load |',
  '|---|---|---|',
  ...now.map((page) => `| ${page.file} | ${cell(page, 'html')} | ${cell(page, 'script')} |`),
]
const summary = `${lines.join('\n')}\n`
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary)
else console.log(summary)
