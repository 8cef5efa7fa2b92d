import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import sharp from 'sharp'
import { atRest, type Moment, painted } from '../gate/moments'
import { decoded, type Pixels, pictureOf, pictureOfPage } from '../gate/page/pixels'
import { complete, notEmpty, type View } from '../gate/views'
import { buildCommit, git } from '../tools/buildCommit'
import { DESKTOP, NOT_FOUND, PHONE } from '../tools/visits'
import { conditionViews, mainViews, momentsOf, openView } from './states'

/**
 * Screenshots of the site: which there are, and how they are taken, compared and stored. Screenshots are compared pixel
 * by pixel, so a comparison is only valid on the browser build that made the baseline; `browser.json` beside the
 * baselines names that build.
 */

const ROOT = join(import.meta.dirname, '..')
export const FOLDER = 'e2e/pictures'
/** The command that makes the baselines. */
export const RECORD = 'npm run baselines'

/**
 * Later than any build: the footer's year is the later of this and the build's, so a new year does not change a
 * screenshot.
 */
const NOW = new Date('2099-06-15T12:00:00Z')

/** Every page in both main windows and schemes; the moving hero; every page in forced colors and in print. */
export const picturedViews: readonly View[] = notEmpty('pictured views', [
  ...mainViews,
  ...conditionViews.filter(({ condition, address, width }) => {
    if (condition?.name === 'motion') return address === '/' && width === DESKTOP.width
    if (condition?.name === 'forced colors') return width === DESKTOP.width
    return condition?.name === 'print' && width === PHONE.width
  }),
])

/**
 * Height of the tallest screenshot in a narrow and a wide window, px: all of home; the rest of a legal page looks
 * alike.
 */
const tallest = (width: number) => (width < 768 ? 11_000 : 7000)

/** The folder of a view's screenshots: `home-390-dark`, `terms-1440-light-print`. */
export function folderOf({ address, width, scheme, condition }: View): string {
  const page = address === NOT_FOUND ? 'not-found' : slug(address) || 'home'
  return [page, width, scheme, condition && slug(condition.name)].filter(Boolean).join('-')
}

const slug = (text: string) => text.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')

/** Scroll positions as shares of the hero's height; the first shows that the hero is unchanged before scrolling. */
const HERO_SCROLLED = [0, 0.35, 0.7]

const heroMoments = HERO_SCROLLED.map(
  (share): Moment => ({
    name: `hero ${share * 100}% scrolled`,
    kind: 'end',
    async enter(page) {
      await page
        .locator('#hero')
        .evaluate(
          (hero, share) => window.scrollTo({ top: Math.round(hero.clientHeight * share), behavior: 'instant' }),
          share,
        )
      return true
    },
  }),
)

/**
 * The moments of a view with screenshots: the whole page, and what can be opened on it. The menu is taken on one page
 * only.
 */
function picturedMoments(view: View): readonly Moment[] {
  if (view.condition?.name === 'motion') return heroMoments
  const names = view.condition ? ['top'] : ['top', ...(view.address === '/' ? ['menu open'] : []), 'contents open']
  return notEmpty(
    'pictured moments',
    momentsOf(view).filter(({ name }) => names.includes(name)),
  )
}

/**
 * Takes the screenshots of a view in a window made with its options, by the moment's name, with running animations: what
 * a visitor sees, including the scrolled hero. `top` is the whole page, down to `tallest`.
 */
export async function takePictures(page: Page, view: View): Promise<Map<string, Pixels>> {
  await page.clock.setFixedTime(NOW)
  await openView(page, view)
  const pictures = new Map<string, Pixels>()
  for (const moment of picturedMoments(view)) {
    if (!(await moment.enter(page))) continue
    await drawn(page)
    const whole = moment.name === 'top'
    pictures.set(slug(moment.name), await (whole ? pictureOfPage(page, tallest(view.width)) : pictureOf(page)))
    await moment.leave?.(page)
  }
  return pictures
}

/**
 * Waits for images, including those of style sheets, and for animations (except those that follow the scroll position,
 * which never end).
 *
 * @throws when an image of the page did not load
 */
async function drawn(page: Page): Promise<void> {
  await painted(page)
  await complete(page)
  await atRest(page)
  const missing = await page.evaluate(async () => {
    const backgrounds = [...document.querySelectorAll('*')].flatMap((element) =>
      [...getComputedStyle(element).backgroundImage.matchAll(/url\("(.+?)"\)/g)].map(([, url]) => {
        const image = new Image()
        image.src = url as string
        return image
      }),
    )
    const images = [...document.images, ...backgrounds]
    const loaded = await Promise.all(
      images.map((image) =>
        image.decode().then(
          () => true,
          () => false,
        ),
      ),
    )
    return images.filter((_, index) => !loaded[index]).map(({ currentSrc, src }) => currentSrc || src)
  })
  if (missing.length > 0) throw new Error(`Images that did not load: ${missing.join(', ')}`)
  await painted(page)
}

export const fileOf = (name: string) => `${name}.webp`

/** The baselines of a view by the moment's name, from files of lossless WebP; empty where there are none. */
export async function readBaselines(view: View): Promise<Map<string, Pixels>> {
  const folder = join(ROOT, FOLDER, folderOf(view))
  const files = existsSync(folder) ? readdirSync(folder) : []
  const pictures = await Promise.all(files.map((file) => decoded(readFileSync(join(folder, file)))))
  return new Map(pictures.map((picture, index) => [(files[index] as string).replace(/\.webp$/, ''), picture]))
}

/** Stores these screenshots as the baselines of their view. */
export async function writeBaselines(view: View, pictures: ReadonlyMap<string, Pixels>): Promise<void> {
  const folder = join(ROOT, FOLDER, folderOf(view))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, picture] of pictures) {
    await imageOf(picture)
      .webp({ lossless: true })
      .toFile(join(folder, fileOf(name)))
  }
}

/** Folders of baselines that no longer belong to a view. */
export function staleFolders(): string[] {
  const folders = new Set(picturedViews.map(folderOf))
  if (folders.size !== picturedViews.length) throw new Error('Two views have the same folder of pictures.')
  const present = existsSync(join(ROOT, FOLDER)) ? readdirSync(join(ROOT, FOLDER), { withFileTypes: true }) : []
  return present.filter((entry) => entry.isDirectory() && !folders.has(entry.name)).map(({ name }) => name)
}

export function removeFolder(name: string): void {
  rmSync(join(ROOT, FOLDER, name), { recursive: true })
}

export interface Difference {
  /** `390 × 4210 became 390 × 4226`, or the number of different pixels and where they are. */
  readonly what: string
  /** The actual screenshot, faded, with differences in red. */
  readonly diff: Pixels
}

/** An image that `sharp` can write to a file. */
export const imageOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

/** Compares two screenshots pixel by pixel without tolerance. */
export function compare(before: Pixels, after: Pixels): Difference | undefined {
  const { width, height } = after
  const resized = before.width !== width || before.height !== height
  if (!resized && Buffer.compare(before.data, after.data) === 0) return undefined
  const diff = Buffer.alloc(width * height * 3)
  let count = 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const was = (y * before.width + x) * 3
      const same =
        x < before.width &&
        y < before.height &&
        after.data[at] === before.data[was] &&
        after.data[at + 1] === before.data[was + 1] &&
        after.data[at + 2] === before.data[was + 2]
      if (same) {
        for (let channel = at; channel < at + 3; channel++) diff[channel] = 200 + (after.data[channel] as number) / 5
        continue
      }
      diff[at] = 255
      count++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const sizes = resized ? `${before.width} × ${before.height} became ${width} × ${height}; ` : ''
  const area = count > 0 ? ` in ${right - left + 1} × ${bottom - top + 1} at ${left}, ${top}` : ''
  return { what: `${sizes}${count} pixels differ${area}`, diff: { width, height, data: diff } }
}

/** Everything besides the page that affects its rendering. */
export interface Build {
  readonly browser: string
  readonly platform: string
  /** Hash of a test drawing: the same browser version renders differently with another font library or processor. */
  readonly drawing: string
}

const BUILD_FILE = join(ROOT, FOLDER, 'browser.json')

/** The build that made the baselines; undefined where there are none. */
export const recordedBuild = (): Build | undefined =>
  existsSync(BUILD_FILE) ? JSON.parse(readFileSync(BUILD_FILE, 'utf8')) : undefined

export function recordBuild(build: Build): void {
  mkdirSync(join(ROOT, FOLDER), { recursive: true })
  writeFileSync(BUILD_FILE, `${JSON.stringify(build, null, 2)}\n`)
}

/**
 * The running build. Its test drawing contains what browsers render differently: text, curves, blur, gradients, scaled
 * edges.
 */
export async function buildOf(browser: Browser): Promise<Build> {
  const font = readFileSync(join(ROOT, 'src/assets/fonts/text.woff2')).toString('base64')
  // Playwright applies the options of the running test here too: forced colors would change the drawing.
  const plain = {
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'reduce',
    contrast: 'no-preference',
  } as const
  const page = await browser.newPage({ viewport: { width: 400, height: 300 }, ...plain })
  await page.setContent(`<style>
    @font-face { font-family: probe; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    body { font: 17px/1.4 probe; background: linear-gradient(100deg, #0b2219, #f2f7f3) }
    p { border-radius: 9px; box-shadow: 0 9px 24px -5px #07130e99; background: #fff; transform: scale(.93) }
  </style><p>Sphinx of black quartz, judge my vow: 0123456789</p><p style="font-weight: 800">Sphinx of black quartz</p>
  <svg viewBox="0 0 90 30"><path d="M3 25C20 3 50 40 87 4" fill="none" stroke="#34433c" stroke-width="1.3"/></svg>`)
  // Loaded by name: `fonts.ready` alone may resolve before layout has requested a font.
  await page.evaluate(() => Promise.all(['17px probe', '800 17px probe'].map((font) => document.fonts.load(font))))
  await painted(page)
  const { data } = await decoded(await page.screenshot())
  await page.close()
  return {
    browser: `${browser.browserType().name()} ${browser.version()}`,
    platform: `${process.platform} ${process.arch}`,
    drawing: createHash('sha256').update(data).digest('hex').slice(0, 16),
  }
}

export const describeBuild = ({ browser, platform, drawing }: Build) => `${browser} on ${platform}, drawing ${drawing}`

const needs = 'the baselines are of another browser build, so the commit that made them is built to compare with'

/** Why the site of the baselines cannot be built here, as in a shallow clone; undefined if it can. */
export function missingHistory(): string | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'false') return undefined
    return `Pictures: ${needs}; that needs the whole history: git fetch --unshallow (fetch-depth: 0).`
  } catch {
    return `Pictures: ${needs}; this copy has no Git history: clone the repository.`
  }
}

/**
 * Builds the site of the last commit that changed the baselines, which is the site they show; once per commit.
 *
 * @returns folder of the built site, and the commit
 * @throws with instructions, when the history is missing or the build fails
 */
export function buildBaselineSite(): { dir: string; commit: string } {
  const missing = missingHistory()
  if (missing) throw new Error(missing)
  const commit = git('log', '-1', '--format=%H', '--', FOLDER)
  if (!commit) throw new Error(`Pictures: ${needs}; no commit has ${FOLDER}: commit the baselines, or ${RECORD}.`)
  return { dir: buildCommit(commit), commit }
}
