import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts Archivo (SIL OFL) to the glyphs and axes that the site uses: `node tools/font.ts` writes
 * src/assets/fonts/archivo.woff2. A test holds that the pages need no other glyph.
 */
export const GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©°·½¾×–—‘’“”…−é£€`

// Node before 24.2 has no `import.meta.main`.
if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const source = fileURLToPath(
    import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  )
  const font = await subsetFont(await readFile(source), GLYPHS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 780, default: 400 }, wdth: { min: 75, max: 112, default: 100 } },
  })
  await writeFile('src/assets/fonts/archivo.woff2', font)
  console.log(`src/assets/fonts/archivo.woff2: ${font.length} bytes`)
}
