import { openPage, test } from '../site'
import { expectIntact, expectLinksWork, expectMenu, onEveryPage } from './fault'

// The router's message when it cannot store a scroll position, which does not affect the visitor.
test.use({ allowedMessages: /Could not persist scroll restoration/ })

/** Interfaces that old, hardened and embedded browsers lack, or that throw there. */
const interfaces = [
  'sessionStorage',
  'localStorage',
  'matchMedia',
  'IntersectionObserver',
  'ResizeObserver',
  'ScrollTimeline',
  'ViewTimeline',
  'onscrollend',
  'requestIdleCallback',
]

/** Removes interfaces from the page, or makes them throw; runs before the page's scripts. */
function takeAway([names, way]: [names: string[], way: 'missing' | 'throwing']): void {
  const refuse = () => {
    throw new DOMException('Refused by this browser.', 'SecurityError')
  }
  for (const name of names) {
    const holder = name in Window.prototype ? Window.prototype : window
    const storage = name.endsWith('Storage')
    delete (window as unknown as Record<string, unknown>)[name]
    if (way === 'missing' || name === 'onscrollend') {
      delete (holder as unknown as Record<string, unknown>)[name]
      if (name === 'onscrollend') Reflect.deleteProperty(Document.prototype, name)
    } else if (storage) Object.defineProperty(window, name, { get: refuse, configurable: true })
    else Object.defineProperty(window, name, { value: refuse, configurable: true, writable: true })
  }
  if (names.includes('onscrollend'))
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
}

for (const way of ['missing', 'throwing'] as const) {
  for (const names of [...interfaces.map((name) => [name]), interfaces]) {
    onEveryPage(
      `${names.length > 1 ? 'all of these' : names[0]} ${way}`,
      { quick: names.length > 1 },
      async (page, visit) => {
        const { address } = visit
        await page.addInitScript(takeAway, [names, way] as [string[], typeof way])
        await openPage(page, address)
        await expectIntact(visit)
        await expectMenu(page)
        await expectLinksWork(visit)
      },
    )
  }
}
