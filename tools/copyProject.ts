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
    const end = '} as const satisfies'
    const [key = ''] = code.split('\n')
    const list = isEntry ? readFileSync(path, 'utf8') : undefined
    // The site may already have the page that a sample adds.
    if (list?.includes(key)) continue
    writeFileSync(path, list ? list.replace(`\n${end}`, () => `\n${code}${end}`) : code)
  }
}
