import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Change } from './defect.ts'

/** A copy of the source in which defects are put. */
export interface Copy {
  readonly folder: string
}

/**
 * Copies the source as it stands now: everything but the history and what `.gitignore` names, which needs no Git. The
 * packages are linked.
 */
export function makeCopy(folder: string): Copy {
  const ignored = readFileSync('.gitignore', 'utf8').split(/\/?\r?\n/)
  const parts = readdirSync('.').filter((name) => name !== '.git' && !ignored.includes(name))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder }
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
