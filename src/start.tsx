import { createBrowserHistory, parseHref } from '@tanstack/history'
import { startTransition } from 'react'
import type { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App'
import { fallBack, leaveToBrowser, tell } from './fallBack'
import { moveFocusOnNavigation } from './layout/moveFocusOnNavigation'
import { pause } from './pause'
import { type AppRouter, createAppRouter, isComplete } from './router'

interface ReactDom {
  createRoot: typeof createRoot
  hydrateRoot: typeof hydrateRoot
}

/**
 * Starts the app in the browser. On a prerendered page it takes over the nodes that are there; in development, where
 * the page is empty, it renders them. A page whose script is not whole, or whose nodes are not ours alone, stays as it is.
 */
export async function start({ createRoot, hydrateRoot }: ReactDom): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  const served = root.dataset.page
  const router = createAppRouter(served === undefined ? createBrowserHistory() : historyOf(served))
  // Without a manifest of our own the router wraps no boundary around the page: the same tree as in the build.
  if (served !== undefined) router.ssr = { manifest: undefined }
  await router.load()
  await pause()
  if (served !== undefined && (!isComplete(router, router.state.matches) || isAltered(root))) return leaveToBrowser()
  moveFocusOnNavigation(router)
  whenTakenOver(router)
  const app = <App router={router} />
  if (served === undefined) return createRoot(root).render(app)
  const onUncaughtError = fallBack(root, router, served)
  startTransition(() => void hydrateRoot(root, app, { onUncaughtError, onRecoverableError: tell }))
}

/** Whether a translator or an extension has put elements into the page, which React would not know. */
function isAltered(root: HTMLElement): boolean {
  return root.getElementsByTagName('*').length !== Number(root.dataset.elements)
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
