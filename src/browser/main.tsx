// Makes the build write the font's files, to which only the served styles refer (src/theme/fontFaces.ts).
import '../assets/fonts/latin-ext.woff2?url'
import '../assets/fonts/latin.woff2?url'
import '../assets/fonts/text.woff2?url'
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { moveFocusOnNavigation } from '../layout/moveFocusOnNavigation'
import { App, type AppRouter, createAppRouter } from '../router'
import { requireRecipes } from '../theme/requireRecipes'
import { createSiteSystem } from '../theme/system'
import { isCodeLoaded, loadCode } from './loadCode'

const NOT_HYDRATED =
  'The page was not hydrated. Either its code did not load, or its number of elements or characters differs from the build’s. Usual causes: a translator, an extension, or HTML that the parser corrected, such as a table without <tbody>.'

/** Hydrates the served page, or leaves it as it is if some of its code did not load or if it was changed. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  const path = root?.dataset.page
  // The not-found page has no path, and works without hydration.
  if (!root || path === undefined) return
  showCanonicalPath(path)
  await pause()
  const system = import.meta.env.DEV ? requireRecipes(createSiteSystem()) : createSiteSystem()
  await pause()
  // Whether links lead to pages through the router.
  let isRouting = false
  const router: AppRouter = createAppRouter(createBrowserHistory(), {
    context: { loadCode: (location, signal) => (isRouting ? loadCode(router, location, signal) : undefined) },
    // The browser restores the scroll position of the page that it loads (loader.ts), and the visitor may scroll before
    // hydration. The router restores it only from the second page on.
    scrollRestoration: () => isRouting,
  })
  await router.load()
  if (!isCodeLoaded(router, router.state.location.pathname) || isChanged(root)) {
    // biome-ignore lint/suspicious/noConsole: for developers
    if (import.meta.env.DEV) console.error(NOT_HYDRATED)
    return
  }
  await pause()
  const onFrameHydrated = () => {
    isRouting = true
    // Without a scroll event, the router records no position.
    document.dispatchEvent(new Event('scroll'))
    moveFocusOnNavigation(router)
  }
  const app = <App router={router} system={system} onFrameHydrated={onFrameHydrated} onHydrated={markHydrated} />
  startTransition(() => void hydrateRoot(root, app, { onUncaughtError }))
}

/** Splits hydration into tasks: one would block a slow phone for too long. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Replaces the URL by the page's own: hosts also serve a page at `/terms.html` and `/terms/`. */
function showCanonicalPath(served: string): void {
  const { pathname, search, hash } = window.location
  const path = import.meta.env.BASE_URL + served.slice(1)
  if (pathname !== path) window.history.replaceState(window.history.state, '', path + search + hash)
}

/**
 * Whether the number of elements or characters differs from the build's. React would discard such changes
 * (docs/decisions/016).
 */
function isChanged(root: HTMLElement): boolean {
  const characters = root.textContent?.replaceAll(/\s/g, '').length
  return `${root.getElementsByTagName('*').length} ${characters}` !== root.dataset.size
}

/** Contents lists stick only now, when they react to a press (src/article/contentsList.recipe.ts). */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
}

/** React has removed the page: loads it again, once without its JavaScript (loader.ts). */
function onUncaughtError(error: unknown): void {
  reportError(error)
  // The router overrides this method of `window.history`, and would load a page.
  History.prototype.replaceState.call(window.history, { ...window.history.state, plain: true }, '')
  window.location.reload()
}

void hydrate()
