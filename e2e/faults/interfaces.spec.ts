import { openPage } from '../site'
import { expectIntact, expectLinksWork, expectMenu, faultyPages, test } from './fault'

// The router's message when it cannot store a scroll position, which does not affect the visitor.
test.use({ allowedMessages: /Could not persist scroll restoration/ })

/** Runs before the page's scripts: takes away what old, hardened and embedded browsers lack, or refuse to give. */
function takeAway(way: string): void {
  const refuse = () => {
    throw new DOMException('Refused by this browser.', 'SecurityError')
  }
  const storages = ['sessionStorage', 'localStorage']
  const others = ['matchMedia', 'IntersectionObserver', 'ResizeObserver', 'ScrollTimeline', 'ViewTimeline']
  // Safari has no `requestIdleCallback`; no browser refuses it.
  for (const name of [...storages, ...others, ...(way === 'throw' ? [] : ['requestIdleCallback'])]) {
    for (const holder of [window, Window.prototype]) Reflect.deleteProperty(holder, name)
    if (way === 'throw')
      Object.defineProperty(window, name, storages.includes(name) ? { get: refuse } : { value: refuse })
  }
}

for (const [index, way] of ['are missing', 'throw'].entries()) {
  const path = faultyPages[index] ?? '/'
  test(`on ${path} all newer interfaces ${way}`, async ({ page }) => {
    await page.addInitScript(takeAway, way)
    await openPage(page, path)
    await expectIntact(page, path)
    await expectMenu(page)
    await expectLinksWork(page, path)
  })
}
