import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { findBrowser } from './browser.ts'

/**
 * Measures the gate on published test cases: `npm run gate:score -- --act DIR --gds DIR` (gate/score/score.ts). Without
 * the two folders it fetches both by Git, each at a fixed commit, and checks that their lists are those that were
 * measured.
 */
const sources = {
  act: {
    repository: 'https://github.com/w3c/wcag-act-rules',
    commit: '800c3b49a394ed62bc9676e3067c58ebedb788e',
    list: 'content-assets/wcag-act-rules/testcases.json',
    sha256: 'a9a1483e24335d9ec49429468963823673d7e27ca3085999ecc2770d5307d053',
  },
  gds: {
    repository: 'https://github.com/alphagov/accessibility-tool-audit',
    commit: 'e9e46115',
    list: 'tests.json',
    sha256: 'abf3f28b86407bd2517f60fd58ebe0104f4fe52b37eb655cf870c05e0f5cbadb',
  },
}

/** The folder of a source, fetched if it does not exist. */
function fetched(name: keyof typeof sources): string {
  const { repository, commit, list, sha256 } = sources[name]
  const folder = `.cache/score/${name}`
  const git = (...args: string[]) => {
    const { status } = spawnSync('git', args, { stdio: 'inherit' })
    if (status !== 0) throw new Error(`${repository} could not be fetched.`)
  }
  if (!existsSync(`${folder}/${list}`)) {
    git('clone', '--quiet', '--filter=blob:none', '--no-checkout', repository, folder)
    git('-C', folder, 'checkout', '--quiet', '--detach', commit)
  }
  const sum = createHash('sha256')
    .update(readFileSync(`${folder}/${list}`))
    .digest('hex')
  if (sum !== sha256) throw new Error(`${folder}/${list} is not the list that was measured: ${sum}`)
  return folder
}

const given = process.argv.slice(2)
const folders = Object.keys(sources).flatMap((name) =>
  given.includes(`--${name}`) ? [] : [`--${name}`, fetched(name as keyof typeof sources)],
)
const env = { ...process.env, GATE_BROWSER: findBrowser().executablePath }
const score = ['gate/score/score.ts', ...folders, ...given]
process.exitCode = spawnSync(process.execPath, score, { stdio: 'inherit', env }).status ?? 1
