import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The site's font, from a package of npm: a variable font with a weight and a width axis. After another file is named
 * here, `npx node tools/font.ts`.
 */
export const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
)

/** Folder of its package. */
export const fontPackage = dirname(dirname(fontFile))

const read = (file: string) => JSON.parse(readFileSync(`${fontPackage}/${file}`, 'utf8'))

/** The name of the typeface and its license (SPDX), for the list of licenses. */
export const fontName: string = read('metadata.json').family
export const fontLicense: string = read('package.json').license
