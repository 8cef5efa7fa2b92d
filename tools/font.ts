import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { measuredStyles } from '../src/theme/fallbackFaces.ts'
import { fontRanges } from '../src/theme/fontRanges.ts'
import { fontFiles, fontPackage } from './fontSource.ts'
import { shareWidths } from './fontWidths.ts'
import { charactersOf } from './unicodeRange.ts'

/**
 * Cuts the font (tools/fontSource.ts) to the glyphs and axes that the site uses, and measures it for the fallback
 * fonts: `npx node tools/font.ts` writes the files of src/theme/fontRanges.ts and LICENSE.txt in src/assets/fonts, and
 * src/theme/fontMetrics.ts. A test checks that the pages need no other glyph.
 */
const FOLDER = 'src/assets/fonts'
const METRICS = 'src/theme/fontMetrics.ts'

/** Kerning, ligatures, the dollar sign of bold text, figures of one width. The package's types lack these options. */
const kept = { keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'], dropTables: ['STAT'] }

type Axis = number | { min: number; max: number }

/** Cuts a file to its characters and to the weights and widths in use. */
async function cutFont(name: keyof typeof fontFiles): Promise<Buffer> {
  const source = await readFile(fontFiles[name])
  const characters = charactersOf(fontRanges[name])
  const cut = (wght: Axis, wdth: Axis) =>
    subsetFont(source, characters, { ...kept, targetFormat: 'truetype', variationAxes: { wght, wdth } })
  const all = await cut({ min: 400, max: 780 }, { min: 78, max: 112 })
  // Narrow text is small and mostly medium; only bold text is wide.
  const narrow = await cut(520, { min: 78, max: 100 })
  const wide = await cut(780, { min: 100, max: 112 })
  return await subsetFont(shareWidths(all, narrow, wide), characters, { ...kept, targetFormat: 'woff2' })
}

for (const name of ['text', 'latin', 'latin-ext'] as const) {
  const font = await cutFont(name)
  await writeFile(`${FOLDER}/${name}.woff2`, font)
  console.log(`${FOLDER}/${name}.woff2: ${font.length} bytes`)
}
await copyFile(`${fontPackage}/LICENSE`, `${FOLDER}/LICENSE.txt`)

const text = await readFile(`${FOLDER}/text.woff2`)
const face = new Face(new Blob(await subsetFont(text, charactersOf(fontRanges.text), { targetFormat: 'truetype' })))
const { ascender, descender } = new Font(face).hExtents()

/** Mean width of a character of such text as the pages begin with, in a weight and a stretch. */
function widthOf({ wght, wdth }: (typeof measuredStyles)[keyof typeof measuredStyles]): number {
  const sample = 'Read the race before the off. The rules for using the app: 1,000+ data points, 31% at 5/2.'
  const styled = new Font(face)
  styled.setVariations([new Variation('wght', wght), new Variation('wdth', wdth)])
  const run = new Run()
  run.addText(sample)
  run.guessSegmentProperties()
  shape(styled, run)
  return run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / sample.length
}

const inEm = (units: number) => Number((units / face.upem).toFixed(4))
const widths = Object.entries(measuredStyles).map(([name, style]) => `    ${name}: ${inEm(widthOf(style))},`)
await writeFile(
  METRICS,
  `/** Measurements of the web font in parts of an em, written by tools/font.ts. */
export const fontMetrics = {
  ascent: ${inEm(ascender)},
  descent: ${inEm(-descender)},
  /** Mean width of a character in each style of fallbackFaces.ts. */
  widths: {
${widths.join('\n')}
  },
} as const
`,
)
console.log(METRICS)
