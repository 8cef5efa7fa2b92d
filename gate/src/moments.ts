import type { JSHandle, Locator, Page } from 'playwright/test'
import type { GateConfig, Opener } from './config.ts'
import { painted, type View } from './views.ts'

/** A state into which a loaded page is brought before it is checked. */
export interface Moment {
  /** `top`, `end`, `menu open`. */
  readonly name: string
  readonly kind: 'top' | 'end' | 'open'
  /** Brings the page there from the top; false where the view has no such moment. */
  enter(page: Page): Promise<boolean>
  /** Undoes `enter`, so that the next moment starts from the same state. */
  leave?(page: Page): Promise<unknown>
  /** What is open in this moment only. */
  opened?(page: Page): Locator
}

/**
 * The moments of a view: where it is scrolled to, and what is open. With the preset `merge` that is its top and, on the
 * pages that stand for others, what opens there on a plain visit or without script.
 */
export function momentsOf(view: View, { states, openers = [] }: GateConfig): readonly Moment[] {
  const top: Moment = { name: 'top', kind: 'top', enter: async () => true }
  const open = openers.map(openMoment)
  if (states !== 'all') return [top, ...(view.sample && (view.main || view.condition?.scriptless) ? open : [])]
  const end: Moment = {
    name: 'end',
    kind: 'end',
    async enter(page) {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await painted(page)
      return true
    },
  }
  return [top, end, ...open]
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

/** Waits for all animations that end, 3 s at most. */
export const atRest = (page: Page): Promise<void> => page.evaluate(rest, undefined)

/** Gives an element of a list focus, or takes it away. */
type Act = readonly [index: number, what: 'focus' | 'blur', options?: FocusOptions]

/** Runs in the page: the same, after an act if there is one. */
export async function rest(list: readonly HTMLElement[] | undefined, act?: Act): Promise<void> {
  if (act) list?.[act[0]]?.[act[1]](act[2])
  const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    return ends && playState === 'running' && timeline instanceof DocumentTimeline
  })
  if (ending.length === 0) return
  const time = new Promise((resolve) => setTimeout(resolve, 3000))
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), time])
}

/** Waits until scrolling has come to rest: the same place over several frames. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let last = window.scrollY
    for (let still = 0; still < 13; still = window.scrollY === last ? still + 1 : 0) {
      last = window.scrollY
      await new Promise(requestAnimationFrame)
    }
  })

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
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const all = [...(modal ?? document).querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        boxed(element.getBoundingClientRect()) &&
        !element.closest('[inert]'),
    )
    // Tab reaches one radio button of a group: the checked one, or else the first.
    const radios = all.filter((element): element is HTMLInputElement => element.matches('input[type=radio][name]'))
    return all.filter((element) => {
      const [one] = radios.filter((radio) => radio === element)
      const group = radios.filter(({ name, form }) => name === one?.name && form === one.form)
      return !one || one === (group.find(({ checked }) => checked) ?? group[0])
    })
  }, INTERACTIVE)
}
