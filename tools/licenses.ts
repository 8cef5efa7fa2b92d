import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fontLicense, fontName } from './fontSource.ts'

/** Name of the list in the built site: most licenses require that their text is distributed with the code. */
export const LICENSES = 'licenses.txt'

/** The font is cut from a package that no script imports; tools/font.ts copies its license. */
const FONT = { name: `${fontName} (font)`, version: '', license: fontLicense, file: 'src/assets/fonts/LICENSE.txt' }

interface Package {
  readonly name: string
  readonly version: string
  /** SPDX expression from its package.json. */
  readonly license: string
  /** The license text. */
  readonly text: string
}

/** Vite plugin: writes the list of all packages that have a module in the browser's script, with their licenses. */
export function licenses(): Plugin {
  return {
    name: 'formline:licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const folders = new Set(modules.flatMap((id) => folderOf(id) ?? []))
      const packages = [...folders].map(read).sort((a, b) => (a.name < b.name ? -1 : 1))
      const font: Package = { ...FONT, text: readFileSync(FONT.file, 'utf8') }
      this.emitFile({ type: 'asset', fileName: LICENSES, source: licensesFile([...packages, font]) })
    },
  }
}

/** Folder of the package that a module belongs to; undefined for our own. */
function folderOf(module: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.[1]
}

function read(folder: string): Package {
  const { name, version, license = 'unknown', author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  const text = file
    ? readFileSync(join(folder, file), 'utf8')
    : `By ${author?.name ?? author ?? 'its authors'}. The package brings no other words than "${license}".`
  return { name, version, license, text }
}

/** The list as text: for each package a line `name version: license`, then the license text. */
function licensesFile(packages: readonly Package[]): string {
  const line = ({ name, version, license }: Package) => `${[name, version].filter(Boolean).join(' ')}: ${license}`
  const list = packages.map(line).join('\n')
  const words = packages.map((each) => `${line(each)}\n\n${each.text.trim()}`).join(`\n\n${'-'.repeat(80)}\n\n`)
  return `What this site's script and font are made of, and their licenses.\n\n${list}\n\n${'='.repeat(80)}\n\n${words}\n`
}
