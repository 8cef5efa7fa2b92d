import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { semanticTokens } from '../../src/theme/semanticTokens.ts'
import { mark } from '../../src/ui/mark.ts'

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
 * @param share how much of the side the mark's box takes; a mask may cut off everything outside a circle of 80%
 * @param radius the corners' radius, as a share of the side
 */
async function png(size: number, share: number, radius = 0): Promise<Buffer> {
  // The mark takes up 21.5 × 26 of its 28 × 28 box, slightly left of the center.
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

/** Writes the icons of `public/`, drawn from the mark and the theme's colors. */
export async function writeIcons(): Promise<void> {
  writeFileSync('public/icon.svg', svg)
  writeFileSync('public/favicon.ico', ico(32, await png(32, 0.8, 0.18)))
  for (const size of ICONS) writeFileSync(`public/icon-${size}.png`, await png(size, 0.56))
}
