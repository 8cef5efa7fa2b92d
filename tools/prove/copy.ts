import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Change } from './defect.ts'

/** A copy of the source in which defects are put, and the port on which its site is served. */
export interface Copy {
  readonly folder: string
  readonly port: number
}

/** Copies every file that Git tracks or would track, as it stands now; the packages are linked. */
export function makeCopy(folder: string, port: number): Copy {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const files = [...new Set(listed.stdout.split('\0'))].filter(Boolean)
  if (files.length === 0) throw new Error('Git lists no files: there is no source to copy.')
  rmSync(folder, { recursive: true, force: true })
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, port }
}

/**
 * Changes a file of a folder.
 *
 * @returns takes the change back
 * @throws when what it looks for is not there, or more often than once without `all`
 */
export function apply({ file, find, replace, all = false }: Change, folder: string): () => void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const parts = before.split(find)
  if (parts.length < 2 || (parts.length > 2 && !all))
    throw new Error(`${file} has ${parts.length - 1} times what is looked for: ${find}`)
  const after = parts.join(replace)
  if (after === before) throw new Error(`${file} is not changed by it: ${find}`)
  writeFileSync(path, after)
  return () => writeFileSync(path, before)
}
