import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

/**
 * The virtual screen reader (`@guidepup/virtual-screen-reader`) inside the page of a real browser, so that what styles
 * hide is not spoken. It computes roles and names itself: one transcript holds for every browser build.
 */

const SCRIPT = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
/** On the site's own origin: the pages' policy lets no other script in. */
const ADDRESS = '/virtual-screen-reader.js'

declare global {
  interface Window {
    reader: typeof import('@guidepup/virtual-screen-reader').virtual
  }
}

/** What a listener jumps by, and the reader's command for it. */
export const jumps = {
  Landmarks: 'moveToNextLandmark',
  Headings: 'moveToNextHeading',
  Links: 'moveToNextLink',
} as const

/** Brings the reader into the loaded page; needed once a document, before all else here. */
export async function installReader(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: SCRIPT, contentType: 'text/javascript' }))
  await page.evaluate(async (address) => {
    window.reader = (await import(address)).virtual
  }, ADDRESS)
}

/** Turns the reader on at the top of the page as it stands: it follows focus and live regions. */
export async function startReader(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The reader does not know of contents that a closed disclosure skips (`content-visibility: hidden`).
    for (const contents of document.querySelectorAll('details > :not(summary)'))
      contents.ariaHidden = contents.checkVisibility() ? null : 'true'
    await window.reader.start({ container: document.body })
    await window.reader.clearSpokenPhraseLog()
  })
}

/** Turns the reader off. Answers what it said of its own accord: where focus moved, and live regions. */
export async function stopReader(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(async () => {
    const phrases = [...(await window.reader.spokenPhraseLog())]
    await window.reader.stop()
    return phrases
  })
  return heard(phrases)
}

/** Everything in reading order: the whole page, or the open dialog, which a listener cannot leave. */
export async function readAll(page: Page): Promise<string[]> {
  await startReader(page)
  await page.evaluate(async () => {
    do await window.reader.next()
    while (!/^end of (document|dialog)\b/.test(await window.reader.lastSpokenPhrase()))
  })
  return stopReader(page)
}

/** The page by one kind of jump, first to last. */
export async function readBy(page: Page, jump: (typeof jumps)[keyof typeof jumps]): Promise<string[]> {
  await startReader(page)
  const count = await page.evaluate(async (jump) => {
    const seen = new Set<Node | null>()
    for (;;) {
      await window.reader.perform(jump)
      if (seen.has(window.reader.activeNode)) return seen.size // Once round.
      seen.add(window.reader.activeNode)
    }
  }, jump)
  return (await stopReader(page)).slice(0, count)
}

/** Marks that the reader makes of plain text and that screen readers keep to themselves. */
const UNSPOKEN = /^(end of )?(paragraph|strong|time)$/

/** Leaves out what no listener hears: marks of plain text, what stands inside a named image, a dialog's name again. */
function heard(phrases: readonly string[]): string[] {
  const kept: string[] = []
  let image = ''
  for (const [index, phrase] of phrases.entries()) {
    if (image) {
      if (phrase === `end of ${image}`) image = ''
    } else if (!UNSPOKEN.test(phrase) && !(phrase.startsWith('dialog') && phrase === kept.at(-1))) {
      kept.push(phrase)
      if (phrase.startsWith('image, ') && hasEnd(phrases.slice(index + 1), phrase)) image = phrase
    }
  }
  return kept
}

/** Whether the reader closed a phrase before it spoke the same again: only what has contents is closed. */
function hasEnd(phrases: readonly string[], phrase: string): boolean {
  return phrases.find((other) => other === phrase || other === `end of ${phrase}`) === `end of ${phrase}`
}
