import type { Frame, Page } from 'playwright/test'
import { type Check, oncePerPage, type RawFinding, violation } from '../check.ts'
import { inPage, type Kit, ownName } from '../page/nodes.ts'

/** Pairs of links whose pages are looked at. */
const PAIRS = 8
/** Words of the shorter page that the other has, too, where both are taken for versions of one. */
const ALIKE = 0.75

/**
 * Whether links, and frames, with one name lead to the same page (2.4.4, 2.4.9, 4.1.2). Pages are compared as rendered,
 * since two addresses may show the same page. A violation is certain where the text around both links is the same too,
 * for AAA always. Pages of this site are opened in a window of their own; pages of two other origins count as two.
 */
export const destinations: Check = {
  ...oncePerPage,
  start:
    (page, _, { config }) =>
    async () => {
      const links = await inPage(page, namedLinks)
      const findings: RawFinding[] = []
      const texts = new Map<string, Promise<string | undefined>>()
      const rendered = (url: string) => {
        const known = texts.get(url) ?? textOf(page, url)
        texts.set(url, known)
        return known
      }
      let pairs = 0
      for (const [index, link] of links.entries()) {
        const same = links.slice(0, index).filter((other) => other.name === link.name)
        const other = same.find(({ url }) => trimmed(url) !== trimmed(link.url))
        if (!other || same.some(({ url }) => trimmed(url) === trimmed(link.url)) || ++pairs > PAIRS) continue
        const within = same.some((each) => each.context === link.context && trimmed(each.url) !== trimmed(link.url))
        if (alike(await rendered(link.url), await rendered(other.url))) continue
        const help = `Two links are called "${link.name}" and lead to ${other.url} and ${link.url}: name each by where it leads.`
        if (within) findings.push(violation('same-name-in-context', '2.4.4', link.node, help))
        if (within || config.level === 'AAA')
          findings.push(violation('same-name', '2.4.9', link.node, help, config.level === 'AAA'))
      }
      const frames = await framesOf(page)
      for (const [index, frame] of frames.entries()) {
        const other = frames.slice(0, index).find(({ name }) => name === frame.name)
        const help = `Two frames are called "${frame.name}" and show different pages.`
        if (other && !alike(frame.text, other.text))
          findings.push(violation('same-name-frame', '4.1.2', frame.node, help))
      }
      return [{ checks: links.length + frames.length, findings }]
    },
}

const trimmed = (url: string) => url.replace(/#.*$/, '').replace(/(\/index\.html?)?\/?$/, '')

/** A telephone number: what tells one contact from another. */
const TELEPHONE = /\+?\(?\d[\d ().-]{6,}\d/g

/** Whether two pages are versions of one; a page that holds nearly all of the other says more of the same. */
function alike(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false
  const listed = (text: string, pattern: RegExp) => new Set(text.toLowerCase().match(pattern) ?? [])
  const shared = (a: Set<string>, b: Set<string>) =>
    [...a].filter((each) => b.has(each)).length / Math.min(a.size, b.size)
  const [calls, otherCalls] = [listed(one, TELEPHONE), listed(other, TELEPHONE)]
  if (calls.size > 0 && otherCalls.size > 0) return shared(calls, otherCalls) === 1
  const [words, otherWords] = [listed(one, /[\p{L}\p{N}]+/gu), listed(other, /[\p{L}\p{N}]+/gu)]
  return words.size < 4 || otherWords.size < 4 ? one === other : shared(words, otherWords) >= ALIKE
}

/** What a page of this site shows, title and all; undefined for one of another origin, or one that is not a page. */
async function textOf(page: Page, url: string): Promise<string | undefined> {
  if (new URL(url).origin !== new URL(page.url()).origin) return undefined
  const other = await page.context().newPage()
  try {
    await other.goto(url, { timeout: 5000 })
    // A page may redirect by script.
    await other.waitForTimeout(400)
    await other.waitForLoadState('load', { timeout: 5000 })
    return await other.evaluate(() => {
      // Of a page with landmarks, its `main` is compared.
      const main = [...document.querySelectorAll<HTMLElement>('main')].filter((part) => part.checkVisibility())
      return `${document.title}\n${(main[0] ?? document.body).innerText}`
    })
  } catch {
    return undefined
  } finally {
    await other.close()
  }
}

async function framesOf(page: Page) {
  const frames: { name: string; text: string; node: string }[] = []
  const walk = async (within: Frame) => {
    for (const frame of within.childFrames()) {
      const element = await frame.frameElement()
      const name =
        (await element.evaluate(ownName as (frame: unknown) => string)) || (await element.getAttribute('title'))
      const shown = await element.evaluate((frame) => {
        const node = frame as Element
        return node.checkVisibility({ visibilityProperty: true }) && !node.closest('[aria-hidden=true]')
      })
      if (!shown) continue
      const text = await frame.evaluate(() => `${document.title}\n${document.body?.innerText}`).catch(() => '')
      if (name?.trim()) frames.push({ name: name.trim(), text, node: `iframe[title="${name}"]` })
      await walk(frame)
    }
  }
  await walk(page.mainFrame())
  return frames
}

/** Runs in the page: links that are seen and read, also those in shadow trees and drawings, each with what is around it. */
function namedLinks({ selectorOf, spaced, ownName }: Kit) {
  const links: Element[] = []
  const collect = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('a, area, [role=link]')) links.push(element)
      if (element.shadowRoot) collect(element.shadowRoot)
    }
  }
  collect(document)
  const nameOf = (link: Element) => {
    const pictures = [...link.querySelectorAll('img[alt], [role=img][aria-label]')].map(
      (each) => each.getAttribute('alt') ?? each.getAttribute('aria-label'),
    )
    const own = ownName(link) || link.getAttribute('alt')
    return spaced(own || `${link.textContent} ${pictures.join(' ')}`).toLowerCase()
  }
  const urlOf = (link: Element) => {
    const href = link.getAttribute('href') ?? link.getAttribute('xlink:href')
    const [, scripted] = /location(?:\.href)?\s*=\s*['"]([^'"]+)['"]/.exec(link.getAttribute('onclick') ?? '') ?? []
    const address = href ?? scripted
    return address !== undefined && URL.canParse(address, document.baseURI)
      ? new URL(address, document.baseURI).href
      : ''
  }
  /** The block that the link stands in: its words are what explains the link. */
  const blockOf = (link: Element) => {
    let block = link.parentElement
    while (block?.parentElement && !/^(block|list-item|table-cell|flex|grid)$/.test(getComputedStyle(block).display))
      block = block.parentElement
    return block
  }
  return links.flatMap((link) => {
    const [name, url] = [nameOf(link), urlOf(link)]
    if (!name || !/^https?:/.test(url)) return []
    if (!link.checkVisibility({ visibilityProperty: true }) || link.closest('[aria-hidden=true], [inert]')) return []
    const block = blockOf(link)
    return [{ name, url, node: selectorOf(link), context: spaced(block?.textContent) }]
  })
}
