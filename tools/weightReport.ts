import { appendFileSync } from 'node:fs'
import { buildCommit, git } from './buildCommit.ts'
import { type Weight, weigh } from './weight.ts'

/**
 * Reports the weight of each page as committed and the difference to main, in Markdown: to the job's summary on GitHub,
 * elsewhere to the console. On main itself it compares with the previous commit. Both commits are built the same way,
 * since chunk names, and with them some bytes after compression, depend on the folder. Without a history it weighs
 * `dist`.
 */
const commits = findCommits()
const now = weigh(commits ? buildCommit(commits.head) : 'dist')
const before = new Map(commits && weigh(buildCommit(commits.start)).map((page) => [page.file, page]))

/** This commit and the commit of main to compare with; undefined if the history lacks them. */
function findCommits(): { head: string; start: string } | undefined {
  try {
    const head = git('rev-parse', 'HEAD')
    const main = ['refs/remotes/origin/main', 'refs/heads/main'].find((name) => git('for-each-ref', name))
    const start = main && git('merge-base', 'HEAD', main)
    if (start) return { head, start: start === head ? git('rev-parse', 'HEAD~1') : start }
  } catch (error) {
    // On GitHub the history is complete, so this is an error.
    if (process.env.CI) throw error
  }
  return undefined
}

const cell = (page: Weight, part: 'html' | 'script') => {
  if (!commits) return page[part]
  const change = page[part] - (before.get(page.file)?.[part] ?? 0)
  return `${page[part]} (${change > 0 ? '+' : ''}${change})`
}
const lines = [
  commits
    ? `Bytes after brotli; in brackets the difference to ${commits.start.slice(0, 12)} of main.`
    : 'Bytes of dist after brotli. Not compared with main: this copy has no Git history that reaches it.',
  '',
  '| Page | HTML with its CSS | Script of a first load |',
  '|---|---|---|',
  ...now.map((page) => `| ${page.file} | ${cell(page, 'html')} | ${cell(page, 'script')} |`),
]
const summary = `${lines.join('\n')}\n`
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary)
else console.log(summary)
