import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fontLicense, fontName } from './fontSource.ts'

/** Name of the list in the built site: most licenses require that their text is distributed with the code. */
export const LICENSES = 'licenses.txt'

/** The font's license, which tools/font.ts copies: the font is cut from a package that no script imports. */
const FONT = 'src/assets/fonts/LICENSE.txt'

/** Vite plugin: lets Vite write the packages in the browser's script with their licenses, and adds that of the font. */
export function licenses(): Plugin {
  return {
    name: 'formline:licenses',
    apply: 'build',
    config: () => ({ environments: { client: { build: { license: { fileName: LICENSES } } } } }),
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      const text = readFileSync(FONT, 'utf8').trim()
      appendFileSync(join(dir, LICENSES), `\n## ${fontName}, font (${fontLicense})\n\n${text}\n`)
    },
  }
}
