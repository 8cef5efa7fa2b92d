import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Run } from './run.ts'

/**
 * Audits any site: `node gate/cli.ts https://example.org/ [options]`.
 *
 * --pages /,/terms     these pages, or a file with one in each line; without it and --sitemap the address alone
 * --sitemap address    every page of a sitemap
 * --max number         audits at most this many pages; 20 by default
 * --config file        a module that exports a `config` (`GateConfig`), without pages or with them
 * --only axe,contrast  these engines and checks
 * --plain              no conditions: the plain windows alone
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    sitemap: { type: 'string' },
    max: { type: 'string', default: '20' },
    config: { type: 'string' },
    only: { type: 'string' },
    plain: { type: 'boolean', default: false },
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

async function pagesOf(address: string): Promise<string[]> {
  // A sitemap names the pages of the address that it was written for; the same paths are asked of the given one.
  if (values.sitemap)
    return (await addressesOf(values.sitemap)).map((page) => new URL(new URL(page).pathname, address).href)
  const list = values.pages ?? address
  const text = existsSync(list) && statSync(list).isFile() ? readFileSync(list, 'utf8') : list
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((page) => new URL(page, address).href)
}

const [address] = positionals
if (!address || !URL.canParse(address)) {
  console.error(
    'Which site? node gate/cli.ts https://example.org/ [--pages /,/terms] [--sitemap https://…/sitemap.xml]',
  )
  process.exit(1)
}
const run: Run = {
  pages: (await pagesOf(address)).slice(0, Number(values.max)),
  plain: values.plain,
  ...(values.config && { config: resolve(values.config) }),
  ...(values.only && { only: values.only.split(',') }),
}
console.log(`${run.pages.length} pages of ${address}`)
const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', `--config=${join(import.meta.dirname, 'playwright.config.ts')}`],
  {
    stdio: 'inherit',
    env: { ...process.env, GATE_RUN: JSON.stringify(run) },
  },
)
process.exitCode = status ?? 1
