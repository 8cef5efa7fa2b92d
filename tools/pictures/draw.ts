import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { runnerImport } from 'vite'
import { browserArgs, findBrowser } from '../browser.ts'
import { createSiteServer } from '../server.ts'
import { writeIcons } from './icons.ts'

/**
 * `npm run pictures`: draws the icons, the app's screen, the link previews and the README's screenshot, and derives the
 * sizes and formats of the photo finish and the silhouettes. On the same machine, the same sources give the same bytes.
 */

const FOLDER = 'src/assets/img/'
const SOURCE = 'tools/pictures/source/'
/** Quality of each format. It is lower where the difference is invisible. */
const QUALITY = { app: { webp: 82, avif: 46 }, strip: { webp: 76, avif: 50 }, field: { webp: 64, avif: 50 } }

/** Writes a picture as WebP and AVIF. */
async function write(picture: Sharp, name: string): Promise<void> {
  const [kind = ''] = name.split('-')
  const { webp, avif } = QUALITY[kind as keyof typeof QUALITY]
  const pixels = await picture.png().toBuffer()
  for (const [format, image] of [
    ['webp', sharp(pixels).webp({ quality: webp, effort: 6, smartSubsample: true })],
    ['avif', sharp(pixels).avif({ quality: avif })],
  ] as const) {
    const { size } = await image.toFile(`${FOLDER}${name}.${format}`)
    console.log(`${name}.${format}: ${size} bytes`)
  }
}

const resized = (source: string | Buffer, width: number) => sharp(source).resize({ width, kernel: 'lanczos3' })

async function derivePhotoFinish(): Promise<void> {
  for (const scheme of ['light', 'dark']) {
    const strip = `${SOURCE}strip-${scheme}.webp`
    await write(sharp(strip), `strip-${scheme}`)
    await write(resized(strip, 1760), `strip-${scheme}-s`)
    // A crop to the last few meters, for phones.
    const low = await sharp(strip).resize({ height: 340, kernel: 'lanczos3' }).png().toBuffer()
    const { width = 0 } = await sharp(low).metadata()
    await write(sharp(low).extract({ left: width - 1054, top: 0, width: 1054, height: 340 }), `strip-${scheme}-m`)
    await write(sharp(`${SOURCE}field-${scheme}.webp`), `field-${scheme}`)
  }
}

async function draw(browser: Browser): Promise<void> {
  const { drawings, hash } = (
    await runnerImport<typeof import('./drawings.tsx')>('./tools/pictures/drawings.tsx', { logLevel: 'error' })
  ).module
  mkdirSync('public/social', { recursive: true })
  for (const { file, width, height, scale, html } of drawings) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
    await page.setContent(html)
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    const picture = await page.screenshot()
    await page.close()
    if (file.endsWith('.jpg')) {
      const { size } = await sharp(picture)
        .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toFile(file)
      console.log(`${file}: ${size} bytes`)
      continue
    }
    const name = file.replace(FOLDER, '')
    await write(sharp(picture), name)
    if (!name.endsWith('-list')) await write(resized(picture, 420), `${name}-420`)
  }
  writeFileSync('tools/pictures/drawn.sha256', hash())
}

/** The README's screenshot: the built home page at a common window size. */
async function drawReadme(browser: Browser): Promise<void> {
  const server = createSiteServer().listen(0)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile('docs/home.webp')
  console.log(`docs/home.webp: ${statSync('docs/home.webp').size} bytes`)
  server.close()
}

// Otherwise, Chromium may take the screenshot before it has decoded the images.
const browser = await chromium.launch({ args: [...browserArgs, '--disable-checker-imaging'], ...findBrowser() })
if (process.argv.includes('--readme')) await drawReadme(browser)
else {
  await writeIcons()
  await derivePhotoFinish()
  await draw(browser)
}
await browser.close()
