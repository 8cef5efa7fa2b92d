#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Run } from './cli/playwright.config.ts'
import { type CheckName, checkNames } from './config.ts'

const HELP = `gate URL… [options]   judges the accessibility of pages

  --pages LIST      these pages of the site, apart by commas: /,/terms; or a file with one in each line
  --sitemap URL     every page of a sitemap
  --max NUMBER      at most so many pages; 20 by default
  --config FILE     a module that exports a \`config\` (GateConfig), without pages or with them
  --checks LIST     these checks: ${checkNames.join(', ')}; by default all but language, ibm and alfa
  --json FILE       writes all findings as JSON
  --earl FILE       writes the outcome of each rule on each page as EARL (JSON-LD)
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    sitemap: { type: 'string' },
    max: { type: 'string', default: '20' },
    config: { type: 'string' },
    checks: { type: 'string' },
    json: { type: 'string' },
    earl: { type: 'string' },
  },
})

/** Addresses of a sitemap, also of one that lists others. */
async function addressesOf(sitemap: string): Promise<string[]> {
  const response = await fetch(sitemap)
  if (!response.ok) throw new Error(`${sitemap} answers ${response.status}.`)
  const text = await response.text()
  const found = [...text.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  return text.includes('<sitemapindex') ? (await Promise.all(found.map(addressesOf))).flat() : found
}

async function pagesOf(site: string): Promise<string[]> {
  // A sitemap names the pages of the address that it was written for; the same paths are asked of the given one.
  if (values.sitemap)
    return (await addressesOf(values.sitemap)).map((page) => new URL(new URL(page).pathname, site).href)
  if (!values.pages) return positionals
  const isFile = existsSync(values.pages) && statSync(values.pages).isFile()
  const list = isFile ? readFileSync(values.pages, 'utf8') : values.pages
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((page) => new URL(page, site).href)
}

const [site] = positionals
if (!site || !positionals.every((each) => URL.canParse(each))) {
  process.stderr.write(HELP)
  process.exit(2)
}
const pages = (await pagesOf(site)).slice(0, Number(values.max))
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
