import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { type Page, type PagePath, pagePaths, pages, socialPicture } from '../src/content/pages.ts'
import { race } from '../src/content/race.ts'
import { site } from '../src/content/site.ts'
import { timeMarks } from '../src/content/timeMarks.ts'
import { photoFinish, photoFinishNoise } from '../src/theme/photoFinish.ts'
import { semanticTokens } from '../src/theme/semanticTokens.ts'
import { tokens } from '../src/theme/tokens.ts'
import { browserArgs, findBrowser } from './browser.ts'

/**
 * Draws the link preview pictures, one for each page with a `picture`, from the site's tokens, font, film and race:
 * part of `npm run baselines`. They are committed.
 */

/** Px, as recommended by Facebook, LinkedIn, Slack and X (https://ogp.me has no rule). */
const SIZE = { width: 1200, height: 630 } as const
/** Px of the picture's margin, and of the film with its time scale, which fills the rest below. */
const MARGIN = 64
const FILM = 222
const CLOCK = 46
/**
 * Px per hundredth of a second on the film (docs/design.md section 5). A metre is 1/2.78 of its height, and 17 m are a
 * second.
 */
const HUNDREDTH = (FILM / 2.78) * 0.17

interface Look {
  readonly scheme: 'light' | 'dark'
  /** Whether the film shows the runners or is empty. */
  readonly runners: boolean
}

const looks: Partial<Record<PagePath, Look>> = {
  '/terms': { scheme: 'light', runners: true },
  '/privacy': { scheme: 'dark', runners: false },
}
const standardLook: Look = { scheme: 'dark', runners: true }

const data = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`

/** The runners as the camera recorded them, with marks at the noses. */
function field(scheme: Look['scheme']): string {
  const noses = race.finish.map(
    ({ behind, number, margin }) =>
      `<span style="right:calc(100% - var(--line) + ${behind * HUNDREDTH}px)"><i>${margin}</i><b>${number}</b></span>`,
  )
  return `<img class="horses" src="${data(`src/assets/img/strip-${scheme}.webp`, 'image/webp')}"><div class="noses">${noses.join('')}</div>`
}

function clock(runners: boolean): string {
  const times = timeMarks.map(
    ({ behind, time }) => `<span style="left:calc(var(--line) - ${behind * HUNDREDTH}px)">${time}</span>`,
  )
  return `<div class="clock">${runners ? times.join('') : ''}<strong>${runners ? race.winningTime : 'No time'}</strong></div>`
}

function twoLines(parts: readonly string[]): string {
  const half = Math.ceil(parts.length / 2)
  return `${parts.slice(0, half).join(' ')}<br>${parts.slice(half).join(' ')}`
}

/** The picture of a page as self-contained HTML. */
function drawing(path: PagePath): string {
  const { heading, title, description }: Page = pages[path]
  const { scheme, runners } = looks[path] ?? standardLook
  const isHome = path === '/'
  const words = heading ? twoLines(heading) : title
  const { bg, fg } = semanticTokens.colors
  const color = (token: { value: { base: string; _dark: string } }) => token.value[scheme === 'dark' ? '_dark' : 'base']
  const accent = tokens.colors.accent.solid.value
  const noise = photoFinishNoise
    .replace('{colors.photoFinish.noise.1}', color(semanticTokens.colors.photoFinish.noise[1]))
    .replace('{colors.photoFinish.noise.2}', color(semanticTokens.colors.photoFinish.noise[2]))
  const mark = readFileSync('public/icon.svg', 'utf8').replace(/<style>.*<\/style>/, '')
  const phone = isHome ? `<img class="phone" src="${data(`src/assets/img/app-${scheme}.webp`, 'image/webp')}">` : ''
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Text; src: url(${data('src/assets/fonts/text.woff2', 'font/woff2')}); font-weight: 400 780; font-stretch: 78% 112% }
* { margin: 0; box-sizing: border-box }
body { --line: ${isHome ? 776 : 1000}px; position: relative; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: ${color(bg.DEFAULT)}; color: ${color(fg.DEFAULT)}; font: 400 28px/1.36 Text; font-kerning: normal }
header { position: absolute; top: 32px; left: ${MARGIN}px; right: ${MARGIN}px; display: flex; align-items: center; gap: 14px; font-size: 32px; font-weight: 780; font-stretch: 112%; letter-spacing: -.05em }
header svg { width: 40px; height: 40px; margin-left: -5px }
.a { fill: ${color(fg.DEFAULT)} }
.age { margin-left: auto; display: grid; place-items: center; width: 60px; height: 60px; border: 3px solid; border-radius: 50%; font-size: 20px; font-weight: 760; font-stretch: 100%; letter-spacing: -.03em }
h1 { position: absolute; left: ${MARGIN - 6}px; white-space: nowrap; font-weight: 780; font-stretch: 112%; ${isHome ? 'top: 101px; font-size: 132px; line-height: .87; letter-spacing: -.062em' : 'top: 112px; font-size: 124px; line-height: .9; letter-spacing: -.065em'} }
p { position: absolute; top: 246px; left: ${MARGIN}px; width: 880px; font-size: 26px; letter-spacing: -.008em; color: ${color(fg.muted)}; text-wrap: pretty }
.film { position: absolute; left: 0; right: 0; bottom: ${CLOCK}px; height: ${FILM}px; overflow: hidden; background: ${noise}, ${photoFinish[scheme]} }
.horses { position: absolute; top: 0; left: var(--line); height: 100%; transform: translateX(-99.223%) }
.noses span { position: absolute; top: 0; bottom: 0; display: flex; align-items: flex-end; border-right: 1px solid ${color(semanticTokens.colors.photoFinish.fg)}; color: ${color(semanticTokens.colors.photoFinish.fg)}; font-size: 16px; line-height: 1.6 }
b { min-width: 1.7em; background: ${color(semanticTokens.colors.photoFinish.fg)}; color: ${color(semanticTokens.colors.photoFinish.chip)}; font-weight: 720; text-align: center }
i { padding-right: .4em; font-style: normal; font-weight: 620; font-stretch: 82%; white-space: nowrap }
.clock { position: absolute; left: 0; right: 0; bottom: 0; height: ${CLOCK}px; font-size: 16px; font-weight: 560; font-stretch: 86%; font-feature-settings: "tnum"; color: ${color(fg.subtle)} }
.clock::before, .clock::after { content: ""; position: absolute; top: 0; height: 8px }
.clock::before { left: 0; width: var(--line); background: repeating-linear-gradient(to left, ${color(semanticTokens.colors.tick)} 0 1px, transparent 1px ${HUNDREDTH}px) }
.clock::after { left: var(--line); right: 0; background: repeating-linear-gradient(to right, ${color(semanticTokens.colors.tick)} 0 1px, transparent 1px ${HUNDREDTH}px) }
.clock span { position: absolute; top: 14px; transform: translateX(-50%) }
.clock strong { position: absolute; top: 12px; right: calc(100% - var(--line) + 12px); color: ${color(fg.DEFAULT)}; font-size: 18px; font-weight: 760 }
.line { position: absolute; top: ${SIZE.height - FILM - CLOCK - 14}px; bottom: 0; left: calc(var(--line) - 1.5px); width: 3px; background: ${accent} }
.line::before { content: ""; position: absolute; top: -19px; left: -17.5px; width: 38px; height: 38px; border-radius: 50%; background: radial-gradient(circle, ${accent} 0 7px, ${color(bg.DEFAULT)} 7.5px 13px, ${accent} 13.5px 19px) }
.phone { position: absolute; top: 352px; right: ${MARGIN}px; width: 272px; padding: 7px; border-radius: 40px; background: #000; box-shadow: ${color(semanticTokens.shadows.phone)} }
</style>
<header>${mark}${site.name}<span class="age">${site.minimumAge}+</span></header>
<h1>${words}</h1>${isHome ? '' : `<p>${description}</p>`}
<div class="film">${runners ? field(scheme) : ''}</div>${clock(runners)}
<div class="line"></div>${phone}`
}

const browser = await chromium.launch({ args: [...browserArgs], ...findBrowser() })
const window = await browser.newPage({ viewport: SIZE })
mkdirSync('public/social', { recursive: true })
for (const path of pagePaths.filter((path) => (pages[path] as Page).picture)) {
  await window.setContent(drawing(path), { waitUntil: 'load' })
  await window.evaluate(() => document.fonts.ready)
  const file = join('public', socialPicture(path))
  const { size } = await sharp(await window.screenshot())
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(file)
  console.log(`${file}: ${size} bytes`)
}
await browser.close()
