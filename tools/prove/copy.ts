import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Copies the working tree, without the history and without what `.gitignore` names; works without Git. The packages are
 * linked.
 *
 * @returns the folder
 */
export function makeCopy(folder: string, source = '.'): string {
  const ignored = readFileSync('.gitignore', 'utf8').split(/\/?\r?\n/)
  const parts = readdirSync(source).filter((name) => name !== '.git' && !ignored.includes(name))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of parts) cpSync(join(source, part), join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}
