import { createBrowserHistory, parseHref } from '@tanstack/history'
import { startTransition } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { App } from './App'
import { loadChunksOrReload } from './guardNavigation'
import { moveFocusOnNavigation } from './layout/moveFocusOnNavigation'
import { pause } from './pause'
import { leaveScrollToBrowser, logError, restoreServedPage } from './restoreServedPage'
import { areChunksLoaded, routesAt } from './routeChunks'
import { type AppRouter, createAppRouter, omitRootBoundary } from './router'

/**
 * Starts the app in the browser, on the prerendered page that is there. A page whose script is not whole, or whose nodes
 * are not ours alone, stays as it is.
 *
 * @param hydrate React's `hydrateRoot`
 */
export async function start(hydrate: typeof hydrateRoot): Promise<void> {
  const root = document.getElementById('root')
  const served = root?.dataset.page
  if (!root || served === undefined) throw new Error('The page has no prerendered element with the id "root".')
  const router = createAppRouter(historyOf(served))
  omitRootBoundary(router)
  await router.load()
  await pause()
  const isScriptWhole = areChunksLoaded(routesAt(router, router.state.location.pathname))
  if (!isScriptWhole || isAltered(root)) {
    if (import.meta.env.DEV) warnNotHydrated(isScriptWhole)
    return leaveScrollToBrowser()
  }
  moveFocusOnNavigation(router)
  whenTakenOver(router)
  loadChunksOrReload(router)
  const onUncaughtError = restoreServedPage(root, router, served)
  const app = <App router={router} />
  startTransition(() => void hydrate(root, app, { onUncaughtError, onRecoverableError: logError }))
}

/** Whether the page has other elements than the build wrote: React would not know them. */
function isAltered(root: HTMLElement): boolean {
  return root.getElementsByTagName('*').length !== Number(root.dataset.elements)
}

/** Tells a developer why the page stays without script. */
function warnNotHydrated(isScriptWhole: boolean): void {
  const reason = isScriptWhole
    ? 'it has more or fewer elements than were rendered. A translator or an extension changed them, or the HTML parser did, as it does where a <table> lacks its <tbody>.'
    : 'the script of its route could not be loaded.'
  // biome-ignore lint/suspicious/noConsole: in development only
  console.warn(`The page is not hydrated: ${reason}`)
}

/**
 * Browser history for a page that the host served under another name than its own (`/terms/`, `/terms.html`, any
 * address answered with the not-found page): at that address the router sees the page that was served, so it stays.
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
 * Once the page answers: jumps become smooth (src/theme/globalCss.ts), and the router, which remembers the scroll place
 * of a page that it saw scrolling, gets one scroll event for a visitor who scrolled before the script came.
 */
function whenTakenOver(router: AppRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    document.documentElement.dataset.alive = ''
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'))
  })
}
