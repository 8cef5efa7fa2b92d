import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './buildCommit.ts'
import { makeCopy } from './prove/copy.ts'
import { buildSite } from './prove/judge.ts'

/**
 * Builds the working tree twice, on two paths: once inside this repository, where the build uses the commit's date,
 * once outside, where SOURCE_DATE_EPOCH sets it. Every file of both builds has to have the same bytes.
 */
const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Checksum of each file of a built site, by its path. */
async function build(folder: string): Promise<Map<string, string>> {
  makeCopy(folder)
  const { failed } = await buildSite(folder)
  if (failed.length > 0) throw new Error(`The build in ${folder} failed:\n${failed.join('\n')}`)
  const dist = join(folder, 'dist')
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  const sums = new Map(files.map((file) => [file.slice(dist.length), hash(readFileSync(file))]))
  console.log(`${hash(JSON.stringify([...sums]))}  ${sums.size} files, built in ${folder}`)
  return sums
}

const outside = mkdtempSync(join(tmpdir(), 'formline-reproducible-'))
try {
  const first = await build('.cache/reproducible')
  process.env.SOURCE_DATE_EPOCH ??= git('log', '-1', '--format=%ct')
  const second = await build(join(outside, 'another', 'place'))
  const names = [...new Set([...first.keys(), ...second.keys()])]
  const different = names.filter((name) => first.get(name) !== second.get(name))
  for (const name of different) console.error(`Not the same: ${name}`)
  if (names.length === 0) console.error('The builds wrote nothing.')
  process.exitCode = names.length > 0 && different.length === 0 ? 0 : 1
} finally {
  rmSync(outside, { recursive: true, force: true })
}
