import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { GLYPHS } from './glyphs.ts'

/**
 * Subsets Archivo (SIL OFL) to the glyphs and axes that the site uses: `node tools/font.ts` writes
 * src/assets/fonts/archivo.woff2. A test checks that the pages need no other glyph.
 */
const source = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'))
const font = await subsetFont(await readFile(source), GLYPHS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 780, default: 400 }, wdth: { min: 75, max: 112, default: 100 } },
})
await writeFile('src/assets/fonts/archivo.woff2', font)
console.log(`src/assets/fonts/archivo.woff2: ${font.length} bytes`)
