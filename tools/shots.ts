import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.ts'
import { createSiteServer } from './server.ts'
import { addresses, TEXT_SPACING } from './visits.ts'

/**
 * Takes pictures of the built site to look at: `node tools/shots.ts [--page=/terms] [--width=390] [--scheme=dark]
 * [--text=2] [--spacing] [--forced] [--fold]`. Without a choice: every page at six widths in both schemes. They are
 * written to .cache/shots.
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    /** Factor of the default text size. */
    text: { type: 'string' },
    /** WCAG 1.4.12 text spacing. */
    spacing: { type: 'boolean' },
    forced: { type: 'boolean' },
    /** Only what the window shows. */
    fold: { type: 'boolean' },
  },
})
const OUT = '.cache/shots'
const widths = values.width ? [Number(values.width)] : [320, 390, 768, 1024, 1440, 1920]
const schemes = (values.scheme ? [values.scheme] : ['light', 'dark']) as ('light' | 'dark')[]
const paths = values.page ? [values.page] : addresses

await mkdir(OUT, { recursive: true })
const server = createSiteServer().listen(0)
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const { executablePath } = findBrowser()
const args = [...browserArgs]
if (values.text) args.push(`--blink-settings=defaultFontSize=${16 * Number(values.text)}`)
const browser = await chromium.launch({ args, executablePath })
for (const width of widths) {
  for (const colorScheme of schemes) {
    const page = await browser.newPage({
      viewport: { width, height: width < 768 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
      forcedColors: values.forced ? 'active' : 'none',
      bypassCSP: true,
    })
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      // Images below the fold load as they come near.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      })
      if (values.spacing) await page.addStyleTag({ content: TEXT_SPACING })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const name = path === '/' ? 'home' : path.slice(1)
      const extra = [values.text && `text${values.text}`, values.spacing && 'spacing', values.forced && 'forced']
      const file = `${OUT}/${[name, width, colorScheme, ...extra].filter(Boolean).join('-')}.png`
      await page.screenshot({ path: file, fullPage: !values.fold })
      console.log(`${file}${overflow > 0 ? `  OVERFLOWS by ${overflow} px` : ''}`)
    }
    await page.close()
  }
}
await browser.close()
server.close()
