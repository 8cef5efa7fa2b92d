/**
 * The one inline script of a page: loads the page's modules once the page is loaded and painted and the browser is
 * idle, or at the first touch or key, whichever comes first. The build (tools/prerender/page.ts) writes the URLs into
 * attributes of the script element, so that the script and its hash in the policy are the same on every page:
 * `data-entry` is the module to start, `data-preload` its imports, separated by spaces; `data-start="input"` says that
 * this page waits for the first touch or key alone.
 */
const { entry = '', preload = '', start } = document.currentScript?.dataset ?? {}
const inputs = ['pointerdown', 'touchstart', 'keydown']
let started = false
/** The browser restores the scroll position of a page that it loads, whatever script has set for this history entry. */
history.scrollRestoration = 'auto'
/** Firefox, on the way back over several pages that script has shown, restores the last of them. */
window.addEventListener('pageshow', ({ persisted }) => {
  const entry = persisted && window.navigation?.currentEntry
  if (entry && entry.url !== location.href) location.reload()
})
/** Set before the first paint, so that the visitor's own store is shown first from the start (download.recipe.ts). */
document.documentElement.toggleAttribute('data-android', /Android/.test(navigator.userAgent))

function load() {
  if (started) return
  started = true
  for (const href of preload.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // Without script the page stays as it was served, which is complete.
  import(/* @vite-ignore */ entry).catch(() => {})
}

function loadWhenIdle() {
  try {
    window.requestIdleCallback(load, { timeout: 1500 })
  } catch {
    // Safari has no `requestIdleCallback`.
    setTimeout(load, 300)
  }
}

/** On a fast host `load` comes before the first paint. Some browsers do not report paints, a hidden tab has none. */
function waitForPaint() {
  setTimeout(load, 3000)
  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) loadWhenIdle()
    }).observe({ type: 'paint', buffered: true })
  } catch {
    loadWhenIdle()
  }
}

/** Polled: a `load` listener would run in the same task in which the browser lays out the page with its web font. */
function waitForLoad() {
  if (document.readyState === 'complete') waitForPaint()
  else setTimeout(waitForLoad, 99)
}

for (const type of inputs) window.addEventListener(type, load, { passive: true, once: true })
if (start !== 'input') waitForLoad()
