import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeCopy } from './prove/copy.ts'

/**
 * Builds the working tree twice, on two paths: once inside this repository, where the build uses the commit's date,
 * once outside, where SOURCE_DATE_EPOCH sets it. Every file of both builds has to have the same bytes.
 */
const { SOURCE_DATE_EPOCH, NODE_ENV: _, ...env } = process.env
const commit = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout.trim()
const outside = mkdtempSync(join(tmpdir(), 'formline-reproducible-'))
const places: readonly (readonly [folder: string, date: string | undefined])[] = [
  ['.cache/reproducible', SOURCE_DATE_EPOCH],
  [join(outside, 'another', 'place'), SOURCE_DATE_EPOCH ?? commit],
]

/** Checksum of each file of a built site, by its path. */
function build(folder: string, date: string | undefined): Map<string, string> {
  makeCopy(folder)
  const { status, stderr } = spawnSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...(date && { SOURCE_DATE_EPOCH: date }) },
  })
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stderr}`)
  const dist = join(folder, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  if (files.length === 0) throw new Error(`The build in ${folder} wrote nothing.`)
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file.slice(dist.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

try {
  const [first, second] = places.map(([folder, date]) => build(folder, date)) as [
    Map<string, string>,
    Map<string, string>,
  ]
  const names = [...new Set([...first.keys(), ...second.keys()])]
  const different = names.filter((name) => first.get(name) !== second.get(name))
  for (const name of different) console.error(`Not the same: ${name}`)
  for (const [i, built] of [first, second].entries()) {
    const whole = createHash('sha256')
      .update(JSON.stringify([...built]))
      .digest('hex')
    console.log(`${whole}  ${built.size} files, built in ${places[i]?.[0]}`)
  }
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  rmSync(outside, { recursive: true, force: true })
}
