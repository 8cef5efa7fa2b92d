import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

/**
 * The virtual screen reader (`@guidepup/virtual-screen-reader`) inside the page of a real browser, so that what styles
 * hide is not spoken. It computes roles and names itself, so one transcript is valid for every browser build.
 */

const SCRIPT = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
/** On the site's own origin: the pages' policy allows no other script. */
const ADDRESS = '/virtual-screen-reader.js'

declare global {
  interface Window {
    reader: typeof import('@guidepup/virtual-screen-reader').virtual
  }
}

/** What screen reader users jump by, and the reader's command for it. */
export const jumps = {
  Landmarks: 'moveToNextLandmark',
  Headings: 'moveToNextHeading',
  Links: 'moveToNextLink',
} as const

/** Loads the reader into the page; needed once per document, before every other function here. */
export async function installReader(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: SCRIPT, contentType: 'text/javascript' }))
  await page.evaluate(async (address) => {
    window.reader = (await import(address)).virtual
  }, ADDRESS)
}

/** Starts the reader at the top of the page in its current state; it follows focus and live regions. */
export async function startReader(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The reader does not skip the contents of a closed disclosure (`content-visibility: hidden`).
    for (const contents of document.querySelectorAll('details > :not(summary)'))
      contents.ariaHidden = contents.checkVisibility() ? null : 'true'
    await window.reader.start({ container: document.body })
    await window.reader.clearSpokenPhraseLog()
  })
}

/** Stops the reader. Returns what it said by itself: focus changes and live regions. */
export async function stopReader(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(async () => {
    const phrases = [...(await window.reader.spokenPhraseLog())]
    await window.reader.stop()
    return phrases
  })
  // The reader announces a dialog when it is entered, and again as its first item.
  return phrases.filter((phrase, index) => !(phrase.startsWith('dialog') && phrase === phrases[index - 1]))
}

/** Elements that the reader announces and real screen readers do not. */
const UNSPOKEN = 'p, strong, time, thead, tbody'
/** Elements that are spoken as a whole, by their name; the reader then also reads the text in them. */
const WHOLE = 'a, button, summary, h1, h2, h3, h4, h5, h6, th, td, [role=img]'
/** Elements whose end is announced. */
const LEFT = 'header, nav, main, footer, section, article, ul, ol, dl, table, details, [role=dialog], body'

/** Reads everything in reading order: the whole page, or the open dialog, which a user cannot leave. */
export async function readAll(page: Page): Promise<string[]> {
  await startReader(page)
  const phrases = await page.evaluate(
    async ({ UNSPOKEN, WHOLE, LEFT }) => {
      const phrases: string[] = []
      const entered = new Set<Node | null>([document.body])
      for (;;) {
        await window.reader.next()
        const phrase = await window.reader.lastSpokenPhrase()
        const node = window.reader.activeNode
        const element = node instanceof Element ? node : undefined
        const leaves = entered.has(node)
        entered.add(node)
        if (!element) {
          if (!node?.parentElement?.closest(WHOLE)) phrases.push(phrase)
        } else if (element.matches('tr')) {
          if (!leaves) phrases.push('row') // Its cells follow one by one.
        } else if (leaves ? element.matches(LEFT) : !element.matches(UNSPOKEN)) phrases.push(phrase)
        if (leaves && element?.matches('body, [role=dialog]')) return phrases
      }
    },
    { UNSPOKEN, WHOLE, LEFT },
  )
  await stopReader(page)
  return phrases
}

/** Reads the page by one kind of jump, first to last. */
export async function readBy(page: Page, jump: (typeof jumps)[keyof typeof jumps]): Promise<string[]> {
  await startReader(page)
  const phrases = await page.evaluate(async (jump) => {
    const phrases: string[] = []
    const seen = new Set<Node | null>([document.body])
    for (;;) {
      await window.reader.perform(jump)
      if (seen.has(window.reader.activeNode)) return phrases // Back at the first, or there is none.
      seen.add(window.reader.activeNode)
      phrases.push(await window.reader.lastSpokenPhrase())
    }
  }, jump)
  await stopReader(page)
  return phrases
}
