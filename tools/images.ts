/**
 * Draws the icons (tools/icons.ts), and derives pictures from others: smaller sizes of those in src/assets/img for the
 * `srcset` of small screens, and each picture also as AVIF, which takes minutes. Run it by hand after replacing a
 * picture: `npx node tools/images.ts`; `--icons` draws the icons alone. The results are committed; a second run writes
 * the same bytes.
 */
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { writeIcons } from './icons.ts'

const folder = fileURLToPath(new URL('../src/assets/img/', import.meta.url))

/** Pictures to resize, and the widths, px, to write beside each as `name-width.webp`. */
const sizes = { 'app-light': [420, 520], 'app-dark': [420, 520] }

await writeIcons()
if (!process.argv.includes('--icons')) await derivePictures()

async function derivePictures(): Promise<void> {
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
}
