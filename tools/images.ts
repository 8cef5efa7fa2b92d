/**
 * Derives pictures from others: smaller sizes of those in src/assets/img for the `srcset` of small screens, each
 * picture also as AVIF, and the icons in public/ from public/icon.svg. Run it by hand after replacing a source:
 * `node_modules/.bin/node tools/images.ts`. The results are committed; a second run writes the same bytes.
 */
import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { semanticTokens } from '../src/theme/semanticTokens.ts'

const folder = fileURLToPath(new URL('../src/assets/img/', import.meta.url))
const publicFolder = fileURLToPath(new URL('../public/', import.meta.url))

/** Pictures to resize, and the widths, px, to write beside each as `name-width.webp`. */
const sizes = { 'app-light': [420, 520], 'app-dark': [420, 520] }

/** Px: Apple's touch icon, and the web manifest's maskable ones. */
const ICONS = [180, 192, 512]
/** Px of the pictures in favicon.ico. */
const FAVICONS = [16, 32, 48]

/**
 * The mark on a full square of ink.
 *
 * @param share of the side that the mark's box takes; a mask may cut off everything outside the inner circle of 80%
 * @param radius of the corners, as a share of the side
 */
async function icon(size: number, share: number, radius = 0): Promise<Buffer> {
  const { bg, fg } = semanticTokens.colors
  const drawn = await readFile(`${publicFolder}icon.svg`, 'utf8')
  const paths = drawn
    .replace(/^.*<\/style>/, '')
    .replace('</svg>', '')
    .replace('class="a"', `fill="${fg.DEFAULT.value._dark}"`)
  // The mark takes 21.5 x 26 of its box of 28, slightly left of the center.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<rect width="100" height="100" rx="${radius * 100}" fill="${bg.DEFAULT.value._dark}"/>
<g transform="translate(50 50) scale(${(share * 100) / 28}) translate(-14.75 -14)">${paths}</g></svg>`
  return await sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file: a directory of pictures, then the pictures as PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

for (const [name, widths] of Object.entries(sizes)) {
  for (const width of widths) {
    await sharp(`${folder}${name}.webp`)
      .resize({ width, kernel: 'lanczos3' })
      .webp({ quality: 84, effort: 6, smartSubsample: true })
      .toFile(`${folder}${name}-${width}.webp`)
  }
}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.webp'))) {
  const from = `${folder}${file}`
  const { size } = await sharp(from).avif({ quality: 60, effort: 7 }).toFile(from.replace(/webp$/, 'avif'))
  console.log(`${file}: ${statSync(from).size} bytes, as AVIF ${size}`)
}

for (const size of ICONS) await writeFile(`${publicFolder}icon-${size}.png`, await icon(size, 0.56))
const favicons = await Promise.all(FAVICONS.map(async (size) => ({ size, png: await icon(size, 0.8, 0.18) })))
await writeFile(`${publicFolder}favicon.ico`, ico(favicons))
console.log(`${ICONS.map((size) => `icon-${size}.png`).join(', ')}, favicon.ico`)
