/**
 * Draws the icons of `public/` from the mark and the colors of the theme, and derives pictures in src/assets/img:
 * smaller sizes for the `srcset` of small screens, and AVIF versions, which takes minutes. After replacing a picture,
 * run `npx node tools/images.ts`; `--icons` draws only the icons. The results are committed.
 */
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { mark } from '../src/layout/mark.ts'
import { semanticTokens } from '../src/theme/semanticTokens.ts'

const FOLDER = 'src/assets/img/'
/** Pictures to resize, and their widths in px, written as `name-width.webp`. */
const SIZES = { 'app-light': [420, 520], 'app-dark': [420, 520] }
/** AVIF quality. It is lower for the photo finish on phones, where the difference is invisible. */
const qualityOf = (file: string) => (/^strip-\w+-m\./.test(file) ? 48 : 60)

/** Sizes in px of Apple's touch icon and the web manifest's maskable icons. */
const ICONS = [180, 192, 512]
const { bg, fg } = semanticTokens.colors
const paths = (letter: string) =>
  `<path fill="${semanticTokens.colors.accent.solid.value}" d="${mark.line}"/><path ${letter} d="${mark.letter}"/>`

/** The mark without a background, in the visitor's color scheme. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><style>.a{fill:${fg.DEFAULT.value.base}}@media (prefers-color-scheme:dark){.a{fill:${fg.DEFAULT.value._dark}}}</style>${paths('class="a"')}</svg>\n`

/**
 * The mark on a dark square.
 *
 * @param share of the side that the mark's box takes; a mask may cut off everything outside a circle of 80%
 * @param radius of the corners, as a share of the side
 */
async function png(size: number, share: number, radius = 0): Promise<Buffer> {
  // The mark takes 21.5 x 26 of its box of 28, slightly left of the center.
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<rect width="100" height="100" rx="${radius * 100}" fill="${bg.DEFAULT.value._dark}"/>
<g transform="translate(50 50) scale(${(share * 100) / 28}) translate(-14.75 -14)">${paths(`fill="${fg.DEFAULT.value._dark}"`)}</g></svg>`
  return await sharp(Buffer.from(square), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file with one PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(size: number, png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

async function derivePictures(): Promise<void> {
  for (const [name, widths] of Object.entries(SIZES)) {
    for (const width of widths) {
      await sharp(`${FOLDER}${name}.webp`)
        .resize({ width, kernel: 'lanczos3' })
        .webp({ quality: 84, effort: 6, smartSubsample: true })
        .toFile(`${FOLDER}${name}-${width}.webp`)
    }
  }
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.webp'))) {
    const from = FOLDER + file
    const { size } = await sharp(from)
      .avif({ quality: qualityOf(file), effort: 7 })
      .toFile(from.replace(/webp$/, 'avif'))
    console.log(`${file}: ${statSync(from).size} bytes, as AVIF ${size}`)
  }
}

writeFileSync('public/icon.svg', svg)
writeFileSync('public/favicon.ico', ico(32, await png(32, 0.8, 0.18)))
for (const size of ICONS) writeFileSync(`public/icon-${size}.png`, await png(size, 0.56))
if (!process.argv.includes('--icons')) await derivePictures()
