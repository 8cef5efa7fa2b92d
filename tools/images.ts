/**
 * Writes what is made from the pictures in src/assets/img: smaller ones, which a `srcset` offers to small screens, and
 * every one as AVIF. Run it by hand after replacing a source picture: `node_modules/.bin/node tools/images.ts`. Its
 * results are committed, and a second run writes the same bytes.
 */
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../src/assets/img/', import.meta.url))

/** Pictures to resize, and the widths, px, to write beside each as `name-width.webp`. */
const sizes = { 'app-light': [420, 520], 'app-dark': [420, 520] }

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
