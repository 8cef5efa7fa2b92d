import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { styles } from '../src/theme/fallbackFaces.ts'
import { fontFile, fontPackage } from './fontSource.ts'
import { GLYPHS } from './glyphs.ts'
import { widenAs } from './wideStyles.ts'

/**
 * Cuts the font (tools/fontSource.ts) to the glyphs and axes that the site uses, and measures it for the fallback
 * fonts: `npx node tools/font.ts` writes text.woff2 and LICENSE.txt in src/assets/fonts, and src/theme/fontMetrics.ts. A
 * test checks that the pages need no other glyph.
 */
const FOLDER = 'src/assets/fonts'
const METRICS = 'src/theme/fontMetrics.ts'

/** The features in use: kerning, ligatures, a dollar sign for bold text, figures of one width. The types lack the option. */
const features = { keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'] }
type Axis = number | { min: number; max: number; default: number }
const source = await readFile(fontFile)
const cut = (wght: Axis, wdth: Axis) =>
  subsetFont(source, GLYPHS, { ...features, targetFormat: 'truetype', variationAxes: { wght, wdth } })

// The defaults are the source's own. Only bold text is wider than 100%.
const all = await cut({ min: 400, max: 780, default: 600 }, { min: 78, max: 112, default: 100 })
const heaviest = await cut(780, { min: 100, max: 112, default: 100 })
const font = await subsetFont(widenAs(heaviest, all), GLYPHS, { targetFormat: 'woff2' })
await writeFile(`${FOLDER}/text.woff2`, font)
await copyFile(`${fontPackage}/LICENSE`, `${FOLDER}/LICENSE.txt`)
console.log(`${FOLDER}/text.woff2: ${font.length} bytes`)

const face = new Face(new Blob(await subsetFont(font, GLYPHS, { targetFormat: 'truetype' })))
const { ascender, descender } = new Font(face).hExtents()

/** Mean width of a character of such text as the pages begin with, in a weight and a stretch. */
function widthOf({ wght, wdth }: (typeof styles)[keyof typeof styles]): number {
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
const widths = Object.entries(styles).map(([name, style]) => `    ${name}: ${inEm(widthOf(style))},`)
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
