import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fontRanges } from '../src/theme/fontRanges.ts'
import { fontFiles, fontLicense } from './fontSource.ts'
import { charactersOf } from './unicodeRange.ts'

/**
 * Subsets the font (tools/fontSource.ts; docs/decisions/008) to the characters, weights and widths that the site uses: `npx node
 * tools/font.ts` writes the files of src/theme/fontRanges.ts to src/assets/fonts, and the font's license to public/. A
 * test checks that the pages use no other characters.
 */
const FOLDER = 'src/assets/fonts'

for (const name of ['text', 'latin', 'latin-ext'] as const) {
  const font = await subsetFont(await readFile(fontFiles[name]), charactersOf(fontRanges[name]), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 780 }, wdth: { min: 100, max: 112 } },
    // Kerning, ligatures, the bold dollar sign, tabular figures. The package's types lack these options.
    ...{ keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'], dropTables: ['STAT'] },
  })
  await writeFile(`${FOLDER}/${name}.woff2`, font)
  console.log(`${FOLDER}/${name}.woff2: ${font.length} bytes`)
}
await copyFile(fontLicense, 'public/font-license.txt')
