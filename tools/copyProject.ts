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
    if (!isEntry) {
      writeFileSync(path, code)
      continue
    }
    const list = readFileSync(path, 'utf8')
    const [key = ''] = code.split('\n', 1)
    // The site may already have the page that a sample adds.
    const start = list.includes(`\n${key}\n`) ? list.indexOf(`\n${key}\n`) + 1 : list.indexOf('} as const satisfies')
    const end = list.startsWith(key, start) ? list.indexOf('\n  },\n', start) + '\n  },\n'.length : start
    writeFileSync(path, list.slice(0, start) + code + list.slice(end))
  }
}
