import type { SystemContext } from '@chakra-ui/react'
import { createBrowserHistory } from '@tanstack/history'
import { startTransition } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { App } from '../App'
import { headTags } from '../head/pageHead'
import { moveFocusOnNavigation } from '../layout/moveFocusOnNavigation'
import { type AppRouter, createAppRouter } from '../router'
import { createBrowserCache } from './emotionCache'
import { isCodeLoaded, loadCode } from './loadCode'
import { pause } from './pause'
import { leaveScrollToBrowser, logError, restoreServedPage } from './restoreServedPage'

const NOT_HYDRATED =
  'The page is not hydrated: either its code could not be loaded, or a translator, an extension or the HTML parser (for example by adding a <tbody>) has changed the number of its elements or characters.'

/**
 * Hydrates the prerendered page. If any of its JavaScript failed to load, or if the page was changed after it was
 * served, the page stays as it is.
 *
 * @param reactHydrateRoot React's `hydrateRoot`
 * @param system Chakra's system
 */
export async function hydrate(reactHydrateRoot: typeof hydrateRoot, system: SystemContext): Promise<void> {
  const root = document.getElementById('root')
  const served = root?.dataset.page
  // The not-found page has no path, and works without hydration.
  if (!root || served === undefined) return
  showCanonicalPath(served)
  const router: AppRouter = createAppRouter(createBrowserHistory({ window: withoutBeforeUnload }), {
    context: { loadCode: (location, signal) => (isHydrated() ? loadCode(router, location, signal) : undefined) },
    // The browser restores the scroll position of the page that it loads (loader.ts), and the visitor may scroll before
    // hydration. The router restores it only from the second page on.
    scrollRestoration: isHydrated,
  })
  await router.load()
  await pause()
  if (!isCodeLoaded(router, router.state.location.pathname) || isChanged(root)) {
    if (import.meta.env.DEV) logError(NOT_HYDRATED)
    return leaveScrollToBrowser()
  }

  const onUncaughtError = restoreServedPage(root, router, served)
  restoreStyleAttributes(root)
  // React adopts only unchanged tags of the served head; a changed tag would stay on every later page. All tags are
  // removed, so that React adds its own.
  for (const tag of document.head.querySelectorAll(headTags)) tag.remove()
  const app = (
    <App router={router} system={system} cache={createBrowserCache()} onHydrated={() => afterHydration(router)} />
  )
  startTransition(() => void reactHydrateRoot(root, app, { onUncaughtError, onRecoverableError: logError }))
}

/** Hosts also serve a page at URLs that the router does not know: `/terms.html`, `/terms/`. */
function showCanonicalPath(served: string): void {
  const { pathname, search, hash } = window.location
  const path = import.meta.env.BASE_URL + served.slice(1)
  if (pathname !== path) window.history.replaceState(window.history.state, '', path + search + hash)
}

/**
 * Stands in for `window` in the router's history, which otherwise listens for `beforeunload` in order to ask before the
 * visitor leaves a page with unsaved input. No page has any, and the listener keeps pages out of Firefox's back/forward
 * cache.
 */
const withoutBeforeUnload = {
  history: window.history,
  get location() {
    return window.location
  },
  addEventListener: (...[type, ...rest]: Parameters<Window['addEventListener']>) =>
    type === 'beforeunload' || window.addEventListener(type, ...rest),
  removeEventListener: window.removeEventListener.bind(window),
}

/** Whether the number of elements or characters differs from the build's. React would discard such changes. */
function isChanged(root: HTMLElement): boolean {
  const characters = root.textContent?.replaceAll(/\s/g, '').length
  return `${root.getElementsByTagName('*').length} ${characters}` !== root.dataset.size
}

/** Restores the style attributes, which the policy forbids in HTML (src/prerender/finishPage.ts). */
function restoreStyleAttributes(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}

const isHydrated = () => 'hydrated' in document.documentElement.dataset

/** Marks the page as hydrated, and dispatches a scroll event; without one the router records no position. */
function afterHydration(router: AppRouter): void {
  document.documentElement.dataset.hydrated = ''
  document.dispatchEvent(new Event('scroll'))
  moveFocusOnNavigation(router)
}
