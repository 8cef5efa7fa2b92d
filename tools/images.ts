/**
 * Writes the smaller sizes of the pictures in src/assets/img that a `srcset` offers to small screens.
 * Run it by hand after replacing a source picture: `node_modules/.bin/node tools/images.ts`. Its results are committed,
 * and a second run writes the same bytes.
 */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../src/assets/img/', import.meta.url))

/** Pictures to resize, and the widths, px, to write beside each as `name-width.webp`. */
const sizes = { 'app-light': [520], 'app-dark': [520] }

for (const [name, widths] of Object.entries(sizes)) {
  for (const width of widths) {
    const { size } = await sharp(`${folder}${name}.webp`)
      .resize({ width, kernel: 'lanczos3' })
      .webp({ quality: 84, effort: 6, smartSubsample: true })
      .toFile(`${folder}${name}-${width}.webp`)
    console.log(`${name}-${width}.webp: ${size} bytes`)
  }
}
