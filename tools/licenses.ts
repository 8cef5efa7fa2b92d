import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fontLicense, fontName } from './fontSource.ts'

/** Name of the list in the built site: most licenses require that their text is distributed with the code. */
export const LICENSES = 'licenses.txt'

/** The font's license, copied by tools/font.ts, because no module imports the font's package. */
const FONT = 'src/assets/fonts/LICENSE.txt'

/** Vite plugin: lets Vite list the licenses of the packages in the browser's JavaScript, and adds the font's. */
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
