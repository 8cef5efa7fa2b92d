import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig, transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { someOf } from '../list'

/** All files of a folder that match. */
const filesIn = (folder: string, pattern: RegExp) =>
  someOf(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile() && pattern.test(file)),
    `files of ${folder}`,
  )

const scripts = filesIn('dist', /\.js$/)
const pages = filesIn('dist', /\.html$/)
const has = (file: string, pattern: RegExp | string) => {
  const text = readFileSync(file, 'utf8')
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)
}

test('every file that browsers keep for a year has the hash of its content in its name', () => {
  expect(filesIn('dist/assets', /./).filter((file) => !/-[\w-]{6}\.\w+$/.test(file))).toEqual([])
})

test('the built site has no source maps', () => {
  expect(filesIn('dist', /./).filter((file) => file.endsWith('.map'))).toEqual([])
  expect([...scripts, ...pages].filter((file) => has(file, 'sourceMappingURL'))).toEqual([])
})

test('the built site contains no path of the machine that built it', () => {
  // The clone's folder may have the name of a URL path, such as /assets, so its files are searched for instead.
  const inClone = readdirSync('.').map((name) => join(process.cwd(), name))
  const places = [...inClone, `${homedir()}/`, `${tmpdir()}/`, 'node_modules/', 'file://'].filter(
    (place) => place !== '//',
  )
  const texts = filesIn('dist', /./).filter((file) => !/\.(webp|woff2)$/.test(file))
  const found = texts.flatMap((file) => places.filter((place) => has(file, `${place}`)).map((place) => [file, place]))
  expect(found).toEqual([])
})

test.each([
  [
    'our source makes no markup or code of a text',
    filesIn('src', /\.tsx?$/),
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\b/,
  ],
  ['the built script makes no code of a text', scripts, /\beval\(|\bnew Function\b|\bFunction\(["'`]/],
  [
    'the built script uses no cookie, worker or database, and no storage but sessionStorage',
    scripts,
    /document\.cookie|serviceWorker|\bindexedDB\b|cookieStore|\bcaches\.open|\bnew (Shared)?Worker\b/,
  ],
])('%s', (_, files, ways) => {
  expect(files.filter((file) => has(file, ways))).toEqual([])
})

test.each(pages)('the only inline script of %s is the loader, under 1 kB', (file) => {
  const inline = [...readFileSync(file, 'utf8').matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, attributes = '']) => !/\btype="application\/ld\+json"/.test(attributes),
  )
  expect(inline).toHaveLength(1)
  const [, attributes = '', code = ''] = inline[0] ?? []
  const [, entry = '', preload = ''] =
    /^ data-entry="(\S+)" data-preload="([^"]+)"(?: data-start="input")?$/.exec(attributes) ?? []
  const files = [entry, ...preload.split(' ')].map((address) => `dist${address}`)
  expect(files.filter((name) => !scripts.includes(name))).toEqual([])
  expect(code).toMatch(/^\(.*\bimport\(.*\)\(\);$/)
  expect(Buffer.byteLength(code)).toBeLessThan(1000)
})

describe('the browsers that the build is made for', async () => {
  const { build } = await resolveConfig({}, 'build')
  const targets = someOf([build.target].flat(), 'targets').map(String)

  test('are those of Baseline Widely available, and docs/architecture.md names them', () => {
    expect(readFileSync('vite.config.ts', 'utf8')).toContain("target: 'baseline-widely-available'")
    const docs = readFileSync('docs/architecture.md', 'utf8').toLowerCase()
    expect(targets.filter((target) => !docs.includes(target.replace(/(?<=[a-z])(?=\d)/, ' ')))).toEqual([])
  })

  test.each(scripts)('understand the syntax of %s', async (file) => {
    const code = readFileSync(file, 'utf8')
    const [oldest, newest] = await Promise.all(
      [targets, ['esnext']].map((target) => transformWithOxc(code, file, { target, sourcemap: false })),
    )
    expect(oldest?.code.length).toBeGreaterThan(50)
    expect(oldest?.code === newest?.code, 'nothing has to be rewritten for them').toBe(true)
  })
})
