import { takenOver, test } from '../site'
import { expectLeads, expectMenu, expectWhole, onEveryPage } from './fault'

// The router says so when it cannot keep a scroll place; that is not the visitor's matter.
test.use({ forgiven: /Could not persist scroll restoration/ })

/** What old, hardened and embedded browsers lack, or have and refuse. */
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

/** Takes interfaces away from the page; as its first script. */
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
      4,
      `${names.length > 1 ? 'all of these' : names[0]} ${way}`,
      async (visit) => {
        const { page, address } = visit
        await page.addInitScript(takeAway, [names, way] as [string[], typeof way])
        await page.goto(address)
        await takenOver(page)
        await expectWhole(visit)
        await expectMenu(page)
        await expectLeads(visit)
      },
      { gate: names.length > 1 },
    )
  }
}
