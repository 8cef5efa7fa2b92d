import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diff } from 'node:util'
import type { Locator, Page } from 'playwright/test'
import { judge } from '../gate/judge'
import { painted, settled } from '../gate/moments'
import { viewOptions } from '../gate/views'
import { headerPaths, isPagePath, type PagePath, pagePaths, pages } from '../src/content/pages'
import { addresses, legalPaths, mainWidths, NOT_FOUND } from '../tools/visits'
import { openMenu } from './openers'
import { installReader, jumps, readAll, readBy, startReader, stopReader } from './reader'
import { expect, preloadPages, test } from './site'
import { openView, plainViews } from './states'

/**
 * What a screen reader says, as committed text, one phrase per line. `npm run baselines` writes it again. Link targets
 * and nesting, which the reader does not announce, are in accessibility trees (`.yml`): one for the parts that all
 * pages share, and one for each page whose transcript is not whole; the home page, whose transcript is whole, needs
 * none.
 */

const FOLDER = join(import.meta.dirname, 'transcripts')
const [NARROW = 0, WIDE = 0] = mainWidths
const view = (address: string, width = NARROW) => {
  const found = plainViews.find((view) => view.address === address && view.width === width && view.scheme === 'light')
  if (!found) throw new Error(`There is no view of ${address} at ${width} px.`)
  return found
}
const nameOf = (address: string) =>
  address === NOT_FOUND ? 'not-found' : address.slice(1).replaceAll('/', '-') || 'home'

/**
 * Pages of dated text are long and change as a whole, and the not-found page has little text: their transcripts contain
 * only what users can jump to. The transcripts of all other pages are whole.
 */
const isWhole = (address: string) => isPagePath(address) && !legalPaths.includes(address)

const inParts = addresses.filter((address) => !isWhole(address))

test.use(viewOptions(view('/')))

/** Opens a page with the reader, in a fixed future year, so that the copyright line never changes. */
async function open(page: Page, address: string) {
  await page.clock.setFixedTime(new Date('2099-06-15T12:00:00Z'))
  await openView(page, view(address))
  await installReader(page)
}

/** Reads the page from its top, in the current window. */
async function read(page: Page, address: string): Promise<string[]> {
  if (isWhole(address)) return ['## Whole', ...(await readAll(page))]
  const lines: string[] = []
  for (const [name, jump] of Object.entries(jumps)) lines.push('', `## ${name}`, ...(await readBy(page, jump)))
  return lines.slice(1)
}

/** What is said during an action, where focus is afterwards, and the page's title. */
async function hear(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await startReader(page)
  await act()
  await settled(page)
  const focused = await page.evaluate(() => {
    const { localName, id, parentElement } = document.activeElement ?? document.body
    if (parentElement instanceof HTMLDetailsElement) return `${localName}, ${parentElement.open ? 'open' : 'closed'}`
    return /^[\w-]+$/.test(id) ? `${localName}#${id}` : localName // React generates ids of other forms.
  })
  return [...(await stopReader(page)), `(focus: ${focused}; title: ${await page.title()})`]
}

/** Presses a link or button by keyboard. */
async function press(target: Locator) {
  await target.focus()
  await target.press('Enter')
}

/** Opens the menu and waits until focus is in it and the page behind it is hidden. */
async function openTheMenu(page: Page) {
  await press(page.getByRole('button', { name: 'Menu', exact: true }))
  await expect(openMenu(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page.locator('#root[inert]')).toBeAttached()
}

/** What is said when another page opens. */
async function hearArrival(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const before = await page.title()
  return hear(page, async () => {
    await act()
    await expect(page).not.toHaveTitle(before)
  })
}

async function hearMenuTo(page: Page, path: PagePath): Promise<string[]> {
  await openTheMenu(page)
  const link = openMenu(page).getByRole('link', { name: pages[path].nav, exact: true })
  return ['', `## To ${path} through the menu`, ...(await hearArrival(page, () => press(link)))]
}

for (const address of addresses) {
  test(`${address} is spoken as its transcript says`, async ({ page }) => {
    await open(page, address)
    await preloadPages(page)
    const narrow = await read(page, address)
    await page.setViewportSize(view(address, WIDE))
    await painted(page)
    const wide = await read(page, address)
    await page.setViewportSize(view(address))
    await painted(page)
    const lines = [`# ${address} at ${NARROW} px`, '', ...narrow]
    lines.push('', `# At ${WIDE} px instead`, ...changes(narrow, wide).flatMap((change) => ['', ...change]))
    lines.push('', '# Moving about', '', '## Skip link')
    lines.push(...(await hear(page, () => page.keyboard.press('Tab'))))
    lines.push(...(await hear(page, () => page.keyboard.press('Enter'))))
    const summary = page.locator('main summary')
    if (await summary.count()) lines.push('', '## Disclosure', ...(await hear(page, () => press(summary.first()))))
    const jumpLinks = page.locator(`main a[href^="#"], main a[href^="${address}#"]`)
    for (const place of (await jumpLinks.count()) > 0 ? (['first', 'last'] as const) : []) {
      lines.push('', `## The ${place} link to a section`, ...(await hear(page, () => press(jumpLinks[place]()))))
    }
    lines.push(...(await hearMenuTo(page, pagePaths.find((path) => path !== address) ?? '/')))
    if (isPagePath(address) && headerPaths.includes(address)) lines.push(...(await hearMenuTo(page, address)))
    lines.push('', '## Back', ...(await hearArrival(page, () => page.goBack())))
    await compare(`${nameOf(address)}.txt`, lines)
  })
}

test('the menu is spoken as its transcript says', async ({ page }) => {
  await open(page, '/')
  const lines = ['# Opening the menu', '', ...(await hear(page, () => openTheMenu(page)))]
  lines.push('', '# The open menu', '', ...(await readAll(page)))
  lines.push('', '# Leaving it with Escape', '')
  lines.push(
    ...(await hear(page, () => page.keyboard.press('Escape').then(() => expect(openMenu(page)).toHaveCount(0)))),
  )
  await compare('menu.txt', lines)
})

/** Roles, names and link targets of a part, as a tree: equal text means equal children at every level. */
const tree = async (part: Locator) => (await part.ariaSnapshot()).split('\n')

test('header, footer and open menu have the roles, names and links of their snapshots', async ({ page }) => {
  await open(page, '/')
  const lines = ['# Header', ...(await tree(page.getByRole('banner')))]
  lines.push('', '# Footer', ...(await tree(page.getByRole('contentinfo'))))
  await openTheMenu(page)
  lines.push('', '# Open menu', ...(await tree(openMenu(page))))
  await page.keyboard.press('Escape')
  await expect(openMenu(page)).toHaveCount(0)
  await page.setViewportSize(view('/', WIDE))
  await painted(page)
  lines.push('', `# Header at ${WIDE} px`, ...(await tree(page.getByRole('banner'))))
  await compare('frame.yml', lines)
})

for (const address of inParts) {
  test(`${address} has the roles, names and links of its snapshot`, async ({ page }) => {
    await open(page, address)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const lines: string[] = []
    if (await contents.count()) {
      lines.push('# Contents list', ...(await tree(contents)))
      await contents.locator('summary').click()
      lines.push('', '# Opened', ...(await tree(contents)))
    } else lines.push('# Main', ...(await tree(page.getByRole('main'))))
    await compare(`${nameOf(address)}.yml`, lines)
  })
}

test('every transcript belongs to a page', () => {
  const files = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = ['menu', ...addresses.map(nameOf)].map((name) => `${name}.txt`)
  const trees = ['frame', ...inParts.map(nameOf)].map((name) => `${name}.yml`)
  // Those of a real screen reader are in a separate folder, which `npm run listen` checks.
  expect(files.filter(({ name }) => ![...texts, ...trees].includes(name))).toEqual([])
})

/** The differences between two texts: for each the line before it, then removed (`-`) and added (`+`) lines. */
function changes(before: readonly string[], after: readonly string[]): string[][] {
  const found: string[][] = []
  let last = ''
  let open: { gone: string[]; come: string[] } | undefined
  for (const [kind, line] of [...diff(before, after), [0, ''] as const]) {
    if (kind === 0) {
      if (open) found.push([`  ${last}`, ...open.gone, ...open.come])
      open = undefined
      last = line
    } else {
      open ??= { gone: [], come: [] }
      if (kind > 0) open.gone.push(`- ${line}`)
      else open.come.push(`+ ${line}`)
    }
  }
  return found
}

/** Lines of changes that a failure message shows. */
const SHOWN = 16

/** Compares the spoken lines with the committed transcript, or writes it when snapshots are updated. */
async function compare(name: string, lines: readonly string[]) {
  const info = test.info()
  const file = join(FOLDER, name)
  // One phrase per line: browsers turn a line break of the text into a space.
  const text = `${lines.map((line) => line.replaceAll('\n', ' ')).join('\n')}\n`
  await info.attach(name, { body: text, contentType: 'text/plain' })
  if (/^(all|changed)$/.test(info.config.updateSnapshots)) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, text)
  }
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const changed = changes(committed.split('\n'), text.split('\n')).flat()
  if (changed.length > 0) {
    const rest = changed.length - SHOWN
    throw new Error(
      [
        committed ? `Something else is said than in e2e/transcripts/${name}:` : `There is no e2e/transcripts/${name}:`,
        ...changed.slice(0, SHOWN),
        ...(rest > 0 ? [`… and ${rest} lines more: see the attached ${name}`] : []),
        'Next: read it as a listener; if it is intended: npm run baselines',
      ].join('\n'),
    )
  }
  await judge(info, { states: [{ name, engine: 'speech', checks: lines.length }], findings: [] }, {})
}
