import type { SystemContext } from '@chakra-ui/react'
import { createBrowserHistory, parseHref } from '@tanstack/history'
import { startTransition } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { App } from '../App'
import { moveFocusOnNavigation } from '../layout/moveFocusOnNavigation'
import { headTags } from '../layout/pageHead'
import { type AppRouter, createAppRouter } from '../router'
import { createBrowserCache } from './emotionCache'
import { isCodeLoaded, loadCode } from './loadCode'
import { pause } from './pause'
import { leaveScrollToBrowser, logError, restoreServedPage } from './restoreServedPage'

/**
 * Hydrates the prerendered page. If its JavaScript is incomplete, or if the page was changed after it was served, the
 * page stays as it is.
 *
 * @param reactHydrateRoot React's `hydrateRoot`
 * @param system Chakra's system
 */
export async function hydrate(reactHydrateRoot: typeof hydrateRoot, system: SystemContext): Promise<void> {
  const root = document.getElementById('root')
  const served = root?.dataset.page
  if (!root || served === undefined) throw new Error('No prerendered #root.')
  const router: AppRouter = createAppRouter(createHistory(served), {
    context: { loadCode: (location, signal) => (isHydrated() ? loadCode(router, location, signal) : undefined) },
    // The browser restores the scroll position of the page that it loads (loader.ts), and the visitor may scroll before
    // hydration. The router restores it only from the second page on.
    scrollRestoration: isHydrated,
  })
  await router.load()
  await pause()
  const isComplete = isCodeLoaded(router, router.state.location.pathname)
  if (!isComplete || isChanged(root)) {
    if (import.meta.env.DEV) warnNotHydrated(isComplete)
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

/**
 * Browser history for a page that the host served at a URL other than its own (`/terms/`, `/terms.html`, any URL without
 * a page). Until the document is left, the router takes the requested URL for the served page's path, so that this URL
 * always shows the served page.
 *
 * @param served path of the prerendered page
 */
function createHistory(served: string) {
  const requestedPath = window.location.pathname
  return createBrowserHistory({
    parseLocation: () => {
      const { pathname, search, hash } = window.location
      const path = pathname === requestedPath ? import.meta.env.BASE_URL + served.slice(1) : pathname
      return parseHref(path + search + hash, window.history.state)
    },
  })
}

/** Whether the number of elements or characters differs from the build's. React would discard such changes. */
function isChanged(root: HTMLElement): boolean {
  const characters = root.textContent?.replaceAll(/\s/g, '').length
  return `${root.getElementsByTagName('*').length} ${characters}` !== root.dataset.size
}

/** Tells developers why the page is not hydrated. */
function warnNotHydrated(isComplete: boolean): void {
  const reason = isComplete
    ? 'it has more or fewer elements or characters than were rendered. A translator or an extension changed them, or the HTML parser did, for example by adding a <tbody>.'
    : 'the JavaScript of its route could not be loaded.'
  // biome-ignore lint/suspicious/noConsole: in development only
  console.warn(`The page is not hydrated: ${reason}`)
}

/** Restores the style attributes, which the policy forbids in HTML (tools/prerender/page.ts). */
function restoreStyleAttributes(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}

const isHydrated = () => 'hydrated' in document.documentElement.dataset

/** Marks the page as hydrated, and dispatches a scroll event, without which the router stores no scroll position. */
function afterHydration(router: AppRouter): void {
  document.documentElement.dataset.hydrated = ''
  document.dispatchEvent(new Event('scroll'))
  moveFocusOnNavigation(router)
}
