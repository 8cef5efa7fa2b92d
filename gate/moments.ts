import type { JSHandle, Locator, Page } from 'playwright/test'
import type { Opener } from './config'
import type { View } from './views'

/** A state into which a loaded page is brought before it is checked. */
export interface Moment {
  /** `top`, `#age`, `end`, `menu open`. */
  readonly name: string
  readonly kind: 'top' | 'section' | 'end' | 'open'
  /** Brings the page there from the top; false where the view has no such moment. */
  enter(page: Page): Promise<boolean>
  /** Undoes `enter`, so that the next moment starts from the same state. */
  leave?(page: Page): Promise<unknown>
  /** What is open in this moment only. */
  opened?(page: Page): Locator
}

/** The moments of a view: where it is scrolled to, and what is open. */
export function momentsOf({ page: { sections = [] } }: View, openers: readonly Opener[] = []): readonly Moment[] {
  return [
    { name: 'top', kind: 'top', enter: async () => true },
    ...sections.map(
      (id): Moment => ({
        name: `#${id}`,
        kind: 'section',
        async enter(page) {
          await page.locator(`[id="${id}"]`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
          await painted(page)
          return true
        },
      }),
    ),
    {
      name: 'end',
      kind: 'end',
      async enter(page) {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        await painted(page)
        return true
      },
    },
    ...openers.map(openMoment),
  ]
}

const openMoment = ({ name, open, close, opened }: Opener): Moment => ({
  name,
  kind: 'open',
  async enter(page) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await painted(page)
    return open(page)
  },
  leave: close,
  opened,
})

/** Two frames, and the timers between them: what scrolling or pressing set off has been drawn. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
  )

/** Longest wait, ms, for running animations. */
const LONG = 3000

/** Waits for all animations that end. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      return ends && playState === 'running' && timeline instanceof DocumentTimeline
    })
    if (ending.length === 0) return
    const time = new Promise((resolve) => setTimeout(resolve, longest))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), time])
  }, LONG)

/** Waits until scrolling has come to rest: the same place over several frames. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = window.scrollY
        let still = 0
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still > 12) resolve()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}

/** Whether something lies over the page and shuts it off. */
export const isModalOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-modal=true], dialog:modal')].some((modal) => modal.checkVisibility()),
  )

/** What can be focused by key, and so hovered, too. */
export const INTERACTIVE =
  'a[href], area[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, audio[controls], video[controls], [contenteditable=""], [contenteditable=true], [tabindex="0"]'

/** Everything on the page, as it stands, that can be hovered and focused; in the order of the document, held in the page. */
export function interactive(page: Page): Promise<JSHandle<HTMLElement[]>> {
  return page.evaluateHandle((selector) => {
    const boxed = ({ width, height }: DOMRect) => width > 0 && height > 0
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        boxed(element.getBoundingClientRect()) &&
        !element.closest('[inert]'),
    )
    // Tab reaches one radio button of a group: the checked one, or else the first.
    const radios = all.filter((element): element is HTMLInputElement => element.matches('input[type=radio]'))
    const groupOf = ({ form, name }: HTMLInputElement) =>
      radios.filter((other) => other.name === name && other.form === form)
    return all.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true
      const group = groupOf(element)
      return element === (group.find(({ checked }) => checked) ?? group[0])
    })
  }, INTERACTIVE)
}

/** Openers of a page that `findOpeners` takes at most. */
const OPENERS = 6

/**
 * Finds what can be opened on a page, by its markup: `<details>`, buttons with `aria-expanded` or `aria-haspopup`, and
 * those of popovers. Of several with one name, the first.
 */
export async function findOpeners(page: Page): Promise<readonly Opener[]> {
  const SELECTOR =
    'details:not([open]) > summary, [aria-expanded=false]:is(button, [role=button], a), button[popovertarget], [aria-haspopup]:is(button, [role=button]):not([aria-expanded=true]), button[command=show-modal]'
  const marks = await page.evaluate((selector) => {
    // The page may have been looked through in another window.
    for (const marked of document.querySelectorAll<HTMLElement>('[data-gate-opener]')) delete marked.dataset.gateOpener
    const names: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const name = (element.getAttribute('aria-label') || element.innerText || '').trim().replace(/\s+/g, ' ')
      if (!name || names.includes(name) || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('[inert], [aria-hidden=true]')) continue
      element.dataset.gateOpener = String(names.length)
      names.push(name)
    }
    return names
  }, SELECTOR)
  return marks.slice(0, OPENERS).map((name, index) => openerOf(name, `[data-gate-opener="${index}"]`))
}

/** Runs in the page: every element that is visible, in the order of the document. */
const visibleElements = () =>
  new Set(
    [...document.body.querySelectorAll('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }),
  )

function openerOf(name: string, selector: string): Opener {
  const OPEN =
    'details[open], dialog[open], :popover-open, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
  const opened = (page: Page) => page.locator('[data-gate-opened]').first()
  const opener: Opener = {
    name: `${name.slice(0, 30).toLowerCase()} open`,
    opened,
    async open(page) {
      const button = page.locator(selector)
      if (!(await button.isVisible())) return false
      await page.evaluate((open) => {
        for (const element of document.querySelectorAll<HTMLElement>(open))
          if (element.checkVisibility()) element.dataset.gateBefore = ''
      }, OPEN)
      const before = await page.evaluateHandle(visibleElements)
      await button.click({ timeout: 5000 }).catch(() => undefined)
      await painted(page)
      await atRest(page)
      const after = await page.evaluateHandle(visibleElements)
      const found = await page.evaluate(
        ({ selector, open, before, after }) => {
          const button = document.querySelector(selector)
          const controlled = document.getElementById(button?.getAttribute('aria-controls') ?? '')
          const come = [...document.querySelectorAll<HTMLElement>(open)].find(
            (element) => element.checkVisibility() && !('gateBefore' in element.dataset),
          )
          // Many buttons do not name what they open: then it is the first element that was not visible before.
          const opens = button?.getAttribute('aria-expanded') === 'true' || button?.hasAttribute('aria-haspopup')
          const part = come ?? (opens ? (controlled ?? [...after].find((element) => !before.has(element))) : null)
          part?.setAttribute('data-gate-opened', '')
          return Boolean(part)
        },
        { selector, open: OPEN, before, after },
      )
      if (!found) await opener.close(page)
      return found
    },
    async close(page) {
      await page.keyboard.press('Escape')
      await painted(page)
      if ((await opened(page).isVisible()) || (await page.locator(`${selector}[aria-expanded=true]`).isVisible()))
        await page
          .locator(selector)
          .click({ timeout: 5000 })
          .catch(() => undefined)
      await page.evaluate(() => {
        for (const name of ['data-gate-opened', 'data-gate-before'])
          for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
      })
      await painted(page)
    },
  }
  return opener
}
