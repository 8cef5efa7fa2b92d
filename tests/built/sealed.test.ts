import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig, transformWithOxc } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
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

test('every file that browsers keep for a year has the hash of its content in its name', () => {
  expect(filesIn('dist/assets', /./).filter((file) => !/-[\w-]{6}\.\w+$/.test(file))).toEqual([])
})

test('the built site has no source maps and no path of the machine that built it', () => {
  expect(filesIn('dist', /./).filter((file) => file.endsWith('.map'))).toEqual([])
  // The clone's folder may have the name of a URL path, such as /assets, so its files are searched for instead.
  const inClone = readdirSync('.').map((name) => join(process.cwd(), name))
  const folders = [homedir(), tmpdir()]
    .map((folder) => `${folder.replace(/\/$/, '')}/`)
    .filter((folder) => folder !== '/')
  const places = [...inClone, ...folders, 'node_modules/', 'file://', 'sourceMappingURL']
  const found = filesIn('dist', /\.(html|js|css|txt|xml|svg|webmanifest)$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return places.filter((place) => text.includes(place)).map((place) => `${file}: ${place}`)
  })
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
  expect(files.filter((file) => ways.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(pages)('the only inline script of %s is the loader, under 1 kB, which names files of the build', (file) => {
  const inline = [...readFileSync(file, 'utf8').matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, attributes = '']) => !/\btype="application\/ld\+json"/.test(attributes),
  )
  expect(inline).toHaveLength(1)
  const [, attributes = '', code = ''] = inline[0] ?? []
  const named = [...attributes.matchAll(/data-(?:entry|preload)="([^"]+)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  )
  expect(someOf(named, 'files').filter((name) => !scripts.includes(`dist${name}`))).toEqual([])
  expect(Buffer.byteLength(code)).toBeLessThan(1000)
})

describe('the build', () => {
  let config: Awaited<ReturnType<typeof resolveConfig>>
  beforeAll(async () => {
    // Our configuration sets it.
    vi.stubEnv('NODE_ENV', 'development')
    config = await resolveConfig({}, 'build')
    vi.unstubAllEnvs()
  })

  test('is for production whatever NODE_ENV is, without React’s connection to its developer tools', () => {
    expect(config.isProduction).toBe(true)
    expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('__REACT_DEVTOOLS'))).toEqual([])
  })

  test('is understood by the browsers of Baseline Widely available: nothing has to be rewritten for them', async () => {
    expect(readFileSync('vite.config.ts', 'utf8')).toContain("target: 'baseline-widely-available'")
    const target = [config.build.target].flat().map(String)
    const rewritten = scripts.map(async (file) => {
      const compiled = (target: string[]) =>
        transformWithOxc(readFileSync(file, 'utf8'), file, { target, sourcemap: false })
      return (await compiled(target)).code === (await compiled(['esnext'])).code ? [] : [file]
    })
    expect((await Promise.all(rewritten)).flat()).toEqual([])
  })
})
