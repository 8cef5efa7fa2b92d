#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Run } from './cli/playwright.config.ts'
import { type CheckName, checkNames } from './config.ts'

const HELP = `gate URL… [options]   judges the accessibility of pages

  --pages LIST      these pages of the site, apart by commas: /,/terms
  --config FILE     a module that exports a \`config\` (GateConfig), without pages or with them
  --checks LIST     these checks: ${checkNames.join(', ')}; by default all but language, ibm and alfa
  --json FILE       writes all findings as JSON
  --earl FILE       writes the outcome of each rule on each page as EARL (JSON-LD)
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    config: { type: 'string' },
    checks: { type: 'string' },
    json: { type: 'string' },
    earl: { type: 'string' },
  },
})

const [site] = positionals
if (!site || !positionals.every((each) => URL.canParse(each))) {
  process.stderr.write(HELP)
  process.exit(2)
}
const pages = values.pages?.split(',').map((page) => new URL(page, site).href) ?? positionals
const run: Run = {
  pages: pages.map((address) => ({ address })),
  ...(values.checks && { checks: values.checks.split(',') as CheckName[] }),
  ...(values.config && { config: resolve(values.config) }),
  ...(values.json && { json: resolve(values.json) }),
  ...(values.earl && { earl: resolve(values.earl) }),
}
process.stdout.write(`${pages.length} ${pages.length === 1 ? 'page' : 'pages'} of ${site}\n`)
const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
const config = join(import.meta.dirname, 'cli', 'playwright.config.js')
const { status } = spawnSync(process.execPath, [playwright, 'test', `--config=${config}`], {
  stdio: 'inherit',
  env: { ...process.env, GATE_RUN: JSON.stringify(run) },
})
process.exitCode = status ?? 1
