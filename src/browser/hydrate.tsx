import type { SystemContext } from '@chakra-ui/react'
import { createBrowserHistory, parseHref } from '@tanstack/history'
import type { AnyRoute } from '@tanstack/react-router'
import { startTransition } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { App } from '../App'
import { moveFocusOnNavigation } from '../layout/moveFocusOnNavigation'
import { headTags } from '../layout/pageHead'
import { type AppRouter, createAppRouter, omitRootBoundary } from '../router'
import { createBrowserCache } from './emotionCache'
import { pause } from './pause'
import { leaveScrollToBrowser, logError, restoreServedPage } from './restoreServedPage'

/**
 * Hydrates the prerendered page. If its script is incomplete, or it was changed after it was served, the page stays as
 * it is.
 *
 * @param hydrateRootOf React's `hydrateRoot`
 * @param system Chakra's system
 */
export async function hydrate(hydrateRootOf: typeof hydrateRoot, system: SystemContext): Promise<void> {
  const root = document.getElementById('root')
  const served = root?.dataset.page
  if (!root || served === undefined) throw new Error('No prerendered #root.')
  const router = createAppRouter(historyOf(served), () => isHydrated() || isPlaceLost())
  omitRootBoundary(router)
  await router.load()
  await pause()
  const isScriptWhole = isCodeLoaded(router)
  if (!isScriptWhole || isAltered(root)) {
    if (import.meta.env.DEV) warnNotHydrated(isScriptWhole)
    return leaveScrollToBrowser()
  }
  // The policy forbids style attributes in HTML, not those that script sets (tools/prerender/page.ts).
  for (const part of root.querySelectorAll<HTMLElement>('[data-style]')) {
    part.style.cssText = part.dataset.style ?? ''
    delete part.dataset.style
  }
  moveFocusOnNavigation(router)
  shareScrollRestoration(router)
  const onUncaughtError = restoreServedPage(root, router, served)
  // React takes over a served tag only if nobody has changed it, and adds its own beside a changed one, which would then
  // stay on every later page: it adds all of them.
  for (const tag of document.head.querySelectorAll(headTags)) tag.remove()
  const app = <App router={router} system={system} cache={createBrowserCache()} onHydrated={afterHydration} />
  startTransition(() => void hydrateRootOf(root, app, { onUncaughtError, onRecoverableError: logError }))
}

/** Whether the components of the current page are loaded: `lazyRouteComponent` then removes their `preload`. */
function isCodeLoaded(router: AppRouter): boolean {
  const [routes] = router.getMatchedRoutes(router.state.location.pathname)
  // If only the root matches, there is no such page, and the root shows its not-found component.
  const notFound = routes.at(-1)?.options.notFoundComponent as AnyRoute['options']['component']
  return [...routes.map(({ options }) => options.component), notFound].every((component) => !component?.preload)
}

/** Whether the number of elements or letters differs from the build's: React would then show its own in their place. */
function isAltered(root: HTMLElement): boolean {
  const letters = root.textContent?.replaceAll(/\s/g, '').length
  return `${root.getElementsByTagName('*').length} ${letters}` !== root.dataset.size
}

/** Tells developers why the page is not hydrated. */
function warnNotHydrated(isScriptWhole: boolean): void {
  const reason = isScriptWhole
    ? 'it has more or fewer elements or letters than were rendered. A translator or an extension changed them, or the HTML parser did, as it does where a <table> lacks its <tbody>.'
    : 'the script of its route could not be loaded.'
  // biome-ignore lint/suspicious/noConsole: in development only
  console.warn(`The page is not hydrated: ${reason}`)
}

/**
 * Browser history for a page that the host served at another address than its own (`/terms/`, `/terms.html`, any
 * address answered with the not-found page): at that address the router gets the served page's path, so that the page
 * stays.
 *
 * @param served path of the prerendered page
 */
function historyOf(served: string) {
  const { pathname } = window.location
  return createBrowserHistory({
    parseLocation: () => {
      const { pathname: now, search, hash } = window.location
      const path = now === pathname ? import.meta.env.BASE_URL + served.slice(1) : now
      return parseHref(path + search + hash, window.history.state)
    },
  })
}

/**
 * Scroll positions are the browser's to restore in a page that it loads, after a crash too, and the router's in one that
 * script shows. The mode belongs to the history entry: the router's is set before script leaves it, the browser's as soon
 * as the next page is shown.
 */
function shareScrollRestoration(router: AppRouter): void {
  router.subscribe('onBeforeNavigate', () => {
    window.history.scrollRestoration = 'manual'
  })
  /** Entries that have been shown in this document: their mode is the router's once they are left. */
  const shown = new Set<string | undefined>()
  window.navigation?.addEventListener('navigate', (event) => {
    shown.add(window.navigation?.currentEntry?.key)
    if (event.navigationType !== 'traverse' || !event.canIntercept) return
    // `onBeforeNavigate` comes too late: the entry has been left.
    window.history.scrollRestoration = 'manual'
    // Else Chromium scrolls to the address's section, or to the next page's place while its code is loaded. Not on every
    // way back: Chromium reports an intercepted one as the load of a page, which screen readers say after the heading.
    if (event.destination.url.includes('#') || !shown.has(event.destination.key))
      event.intercept({ scroll: 'manual', focusReset: 'manual' })
  })
  router.subscribe('onRendered', leaveScrollToBrowser)
  window.addEventListener('pageshow', leaveScrollToBrowser)
}

/** Firefox shows the top of a page that is reloaded, if script had led away from it before. */
const isPlaceLost = () => window.navigation?.activation?.navigationType === 'reload' && window.scrollY === 0

/** Whether the page is hydrated. */
const isHydrated = () => 'hydrated' in document.documentElement.dataset

/** Marks the page as hydrated, and sends a scroll event: the router stores the scroll position only after one. */
function afterHydration(): void {
  document.documentElement.dataset.hydrated = ''
  document.dispatchEvent(new Event('scroll'))
}
