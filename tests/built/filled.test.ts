import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { canonicalAddress, pagePaths } from '../../src/content/pages'
import { site, unfilledFacts } from '../../src/content/site'
import { type Copy, makeCopy } from '../../tools/prove/copy'
import { someOf } from '../list'
import { all, only, textOf } from './site'

/** The site on the day of its launch: a copy of the source with every fact filled, built. */

const SOURCE = 'src/content/site.ts'
/** A day on which everything that has a date still holds. */
const TODAY = '2026-12-01'

const run = (cwd: string, ...args: string[]) => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
const launchCheck = (cwd: string) => run(cwd, 'tools/launchCheck.ts', `--today=${TODAY}`)

/** Puts a value in the place of the call `unfilled(…)` that holds a fact's words. */
function fill(source: string, words: string, value: unknown): string {
  const start = source.lastIndexOf('unfilled(', source.indexOf(words))
  const [call] = /^unfilled\((?:[^()'`]|'[^']*')*\)/.exec(source.slice(start)) ?? []
  if (!call?.includes(words)) throw new Error(`There is no call to fill for: ${words}`)
  return source.replace(call, () => JSON.stringify(value))
}

const missing = unfilledFacts()
/** Facts that are kept, and shown nowhere: that somebody looked. */
const KEPT = /^(legalReview|helplinesCalled)\b/
let copy: Copy
let texts: Map<string, string>

beforeAll(() => {
  copy = makeCopy('.cache/launch')
  const file = join(copy.folder, SOURCE)
  const filled = missing.reduce(
    (source, { fact }) => fill(source, fact.unfilled, fact.example),
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, filled)
  const { status, output } = run(copy.folder, 'node_modules/vite/bin/vite.js', 'build')
  if (status !== 0) throw new Error(output)
  const dist = join(copy.folder, 'dist')
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const written = names.filter((name) => /\.(html|xml|txt|webmanifest)$/.test(name))
  texts = new Map(written.map((name) => [name, readFileSync(join(dist, name), 'utf8')]))
}, 120_000)

const value = (path: string) => missing.find((entry) => entry.path === path)?.fact.example
/** A built page of the copy. */
const page = (path: string) =>
  new DOMParser().parseFromString(texts.get(path === '/' ? 'index.html' : `${path.slice(1)}.html`) ?? '', 'text/html')

test('the check passes', () => {
  expect(launchCheck(copy.folder)).toEqual({ status: 0, output: 'Ready to launch.\n' })
})

test('every fact is on the site', () => {
  const whole = [...texts.values()].join('\n')
  const escaped = (example: unknown) => `${example}`.replaceAll('&', '&amp;')
  const shown = missing.filter(({ path, fact }) => typeof fact.example === 'string' && !KEPT.test(path))
  expect(shown.filter(({ fact }) => !whole.includes(escaped(fact.example))).map(({ path }) => path)).toEqual([])
})

test('nothing that stood in for one is left', () => {
  const standIns = new Set(missing.map(({ fact }) => fact.placeholder))
  const left = [...texts].flatMap(([name, text]) =>
    [...standIns].filter((words) => text.includes(words)).map((words) => `${name}: ${words}`),
  )
  expect(left).toEqual([])
})

test.each(Object.keys(site.stores))('the button of %s leads to the store and tells it nothing of us', (store) => {
  const link = only(page('/'), `.stores a[href="${value(`stores.${store}.address`)}"]`)
  expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noreferrer', null])
  const badge = only(link, 'img')
  expect(badge.getAttribute('alt')).toMatch(/App Store|Google Play/)
  const { file, width, height } = value(`stores.${store}.badge`) as { file: string; width: number; height: number }
  expect(['src', 'width', 'height'].map((name) => badge.getAttribute(name))).toEqual([
    `/${file}`,
    `${width}`,
    `${height}`,
  ])
})

test('the Terms name the jurisdiction in their text', () => {
  const section = page('/terms').getElementById('governing')
  expect(textOf(section)).toContain(`${value('jurisdiction')}`)
  expect(section?.querySelector('mark')).toBeNull()
})

test.each(['/terms', '/privacy'])('%s names the company and its postal address', (path) => {
  expect(textOf(page(path).getElementById('contact'))).toContain(
    `${value('operator.name')}${value('operator.address')}`,
  )
})

test.each(someOf(pagePaths, 'pages'))('%s has its address on the domain', (path) => {
  const address = canonicalAddress(path).replace(site.domain, `${value('domain')}`)
  expect(only(page(path), 'link[rel="canonical"]').getAttribute('href')).toBe(address)
  expect(texts.get('sitemap.xml')).toContain(`<loc>${address}</loc>`)
})

test('robots find the sitemap on the domain', () => {
  expect(texts.get('robots.txt')).toContain(`Sitemap: https://${value('domain')}/sitemap.xml`)
})

test.each(someOf(pagePaths, 'pages'))('Safari offers the app on %s', (path) => {
  const banner = only(page(path), 'meta[name="apple-itunes-app"]')
  expect(banner.getAttribute('content')).toBe(`app-id=${value('stores.apple.id')}`)
})

test('the manifest and the structured data name the app in both stores, and the company', () => {
  const stores = Object.keys(site.stores)
  const addresses = stores.map((store) => value(`stores.${store}.address`))
  const { related_applications } = JSON.parse(texts.get('manifest.webmanifest') ?? '')
  expect(related_applications).toEqual(
    stores.map((store, index) => ({
      platform: ['itunes', 'play'][index],
      url: addresses[index],
      id: value(`stores.${store}.id`),
    })),
  )
  const [organization, app] = JSON.parse(textOf(only(page('/'), 'script[type="application/ld+json"]')))['@graph']
  expect([organization.legalName, organization.address]).toEqual([value('operator.name'), value('operator.address')])
  expect(app.installUrl).toEqual(addresses)
})

test('security.txt is on the domain and names a mailbox of the mail domain', () => {
  const text = texts.get('.well-known/security.txt')
  expect(text).toContain(`Contact: mailto:security@${value('mailDomain')}\n`)
  expect(text).toContain(`Canonical: https://${value('domain')}/.well-known/security.txt\n`)
})

test.each(['/terms', '/privacy'])('every address to write to in %s is on the mail domain', (path) => {
  const links = all(page(path), 'a[href^="mailto:"]').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => !href.endsWith(`@${value('mailDomain')}`))).toEqual([])
})
