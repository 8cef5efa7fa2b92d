import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig, transformWithOxc } from 'vite'
import { expect, test, vi } from 'vitest'
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
  ['the built script makes no code of a text', scripts, /\beval\(|\bnew Function\b|\bFunction\(["'`]/],
  [
    'the built script uses no cookie, worker or database, and no storage but sessionStorage',
    scripts,
    /document\.cookie|serviceWorker|\bindexedDB\b|cookieStore|\bcaches\.open|\bnew (Shared)?Worker\b/,
  ],
])('%s', (_, files, ways) => {
  expect(files.filter((file) => ways.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the build is for production whatever NODE_ENV is, without React’s connection to its developer tools', async () => {
  // Our configuration sets it.
  vi.stubEnv('NODE_ENV', 'development')
  expect((await resolveConfig({}, 'build')).isProduction).toBe(true)
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('__REACT_DEVTOOLS'))).toEqual([])
})

test('script is understood by the browsers of Baseline Widely available: nothing has to be rewritten for them', async () => {
  expect(readFileSync('vite.config.ts', 'utf8')).toContain("target: 'baseline-widely-available'")
  const { target } = (await resolveConfig({}, 'build')).build
  const rewritten = scripts.map(async (file) => {
    const compiled = (target: string[]) =>
      transformWithOxc(readFileSync(file, 'utf8'), file, { target, sourcemap: false })
    return (await compiled([target].flat().map(String))).code === (await compiled(['esnext'])).code ? [] : [file]
  })
  expect((await Promise.all(rewritten)).flat()).toEqual([])
})
