/**
 * The one inline script of a page: loads the page's modules once the page is loaded, painted and idle, or at the first
 * click, tap or key press. The build (src/prerender/finishPage.ts) writes their URLs into attributes of the script element,
 * so that the script and its hash in the policy are the same on every page.
 */
const { entry = '', preload = '', pages } = document.currentScript?.dataset ?? {}
// A page that failed is loaded again without its modules (main.tsx), until the visitor reloads it.
const { plain, ...state } = history.state ?? {}
if (plain) history.replaceState(state, '')
// Older browsers cannot run the modules, which are built for the first ones with `color-mix()` (vite.config.ts).
const isOld = !CSS.supports('color', 'color-mix(in srgb, red, red)')
// The not-found page has no modules.
let started = !entry || plain || isOld

/** The not-found page redirects variants of a page's URL, such as `/Terms`, `/terms/` and `/TERMS.html`. */
const [, meant] = location.pathname.toLowerCase().match(/^(.*?)(?:(?:^|\/)index)?(?:\.html)?\/*$/) ?? []
const page = pages?.split(' ').find((path) => path === meant || path === `${meant}/`)
// A host may respond to the page's own URL with a 404, or redirect it back here: do not request it again and again.
const [{ redirectCount } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (page !== undefined && page !== location.pathname && !redirectCount)
  location.replace(page + location.search + location.hash)

/** Lets the browser restore the scroll position of a page that it loads, even where the router has set `manual`. */
history.scrollRestoration = 'auto'

document.addEventListener('DOMContentLoaded', () => {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = `${new Date().getFullYear()}`
})
/**
 * Closes the header's popover, which is used until the drawer is loaded, when a link in it is chosen or focus leaves it
 * for the page. Where there are no popovers, there is nothing to close.
 */
const closeIf = (selector: string) => (event: Event) => {
  if ((event.target as Element).closest(selector)) document.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
}
document.addEventListener('click', closeIf('[popover] a'))
document.addEventListener('focusin', closeIf('main, footer'))

function load() {
  if (started) return
  started = true
  for (const href of preload.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // If a file cannot be loaded, the served page, which is complete, stays in place.
  import(/* @vite-ignore */ entry).catch(() => {})
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = window.requestIdleCallback ?? setTimeout
const loadWhenIdle = () => whenIdle(load)
// On a fast host the load event comes before the first paint.
window.addEventListener('load', () => {
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(loadWhenIdle).observe({ type: 'paint', buffered: true })
  // Some browsers never report it; Firefox does not if the page is scrolled before, for example by a link to a section.
  requestAnimationFrame(() => setTimeout(loadWhenIdle, 1000))
})
for (const type of ['pointerdown', 'touchstart', 'keydown'])
  window.addEventListener(type, load, { passive: true, once: true })
