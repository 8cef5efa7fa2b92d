import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface AddedCode {
  /** Path in the project. */
  readonly file: string
  readonly code: string
  /** The code is an entry of the list in an existing file, such as `src/content/pages.ts`. */
  readonly isEntry?: boolean
}

/**
 * Copies the files that the build needs into a new folder and adds code to the copy, so that the code never becomes
 * part of the site.
 */
export function copyProject(folder: string, added: readonly AddedCode[]): void {
  for (const name of ['src', 'tools', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  for (const { file, code, isEntry } of added) {
    const path = join(folder, file)
    writeFileSync(path, isEntry ? withEntry(readFileSync(path, 'utf8'), code) : code)
  }
}

/** A list with an entry at its end, or in place of the site's own entry with the same key. */
function withEntry(list: string, entry: string): string {
  const [key = ''] = entry.split('\n', 1)
  const own = list.indexOf(`${key}\n`)
  const start = own < 0 ? list.indexOf('} as const satisfies') : own
  const end = own < 0 ? start : list.indexOf('\n  },\n', own) + '\n  },\n'.length
  return list.slice(0, start) + entry + list.slice(end)
}
