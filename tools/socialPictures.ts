import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { type Page, pagePaths, pages, socialPicture } from '../src/content/pages.ts'
import { browserArgs, findBrowser } from './browser.ts'
import { createSiteServer } from './server.ts'

/**
 * Renders the link preview picture of each page that has one: the top of the built home page with the page's own
 * heading. This is part of `npm run baselines`; the pictures are committed.
 */
const STYLE = `
  header { border-color: transparent !important }
  #hero { padding-top: 24px !important }
  #hero h1 + *, #hero dl { display: none !important }
`

const server = createSiteServer().listen(0)
const home = `http://localhost:${(server.address() as AddressInfo).port}/`
// Without checker imaging, no screenshot is taken before the images are decoded.
const args = [...browserArgs, '--disable-checker-imaging']
const browser = await chromium.launch({ args, ...findBrowser() })
mkdirSync('public/social', { recursive: true })
for (const path of pagePaths.filter((path) => (pages[path] as Page).picture)) {
  const page = await browser.newPage({
    // 10% more than the 1200 × 630 that Facebook, LinkedIn, Slack and X recommend (https://ogp.me has no rule).
    viewport: { width: 1320, height: 693 },
    colorScheme: path === '/terms' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  // Hydration would undo the changes below if it came after them.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(home)
  await page.addStyleTag({ content: STYLE })
  await page.evaluate(
    (heading) => {
      const ageMark = document.querySelector('footer [role=img]') ?? ''
      document.querySelector('header nav')?.replaceWith(ageMark)
      if (!heading) return
      document.querySelector('h1')?.replaceChildren(heading)
      document.querySelector('#hero > :last-child')?.remove()
    },
    path !== '/' && pages[path].title,
  )
  await page.evaluate(() => document.fonts.ready)
  const file = join('public', socialPicture(path))
  const picture = sharp(await page.screenshot()).resize(1200, 630)
  const { size } = await picture.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toFile(file)
  console.log(`${file}: ${size} bytes`)
}
await browser.close()
server.close()
