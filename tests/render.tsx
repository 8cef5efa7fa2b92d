import type { SystemContext } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App, type AppRouter, createAppRouter } from '../src/router'
import { system as siteSystem } from '../src/theme/system'

/** A router that has loaded the page at a URL, by default with an in-memory history. */
export async function routerAt(
  url: string,
  history = createMemoryHistory({ initialEntries: [url] }),
): Promise<AppRouter> {
  const router = createAppRouter(history)
  await router.load()
  return router
}

/** Renders the router's page. Returns the cache with the styles of its elements. */
export async function renderApp(router: AppRouter, system: SystemContext = siteSystem): Promise<EmotionCache> {
  // Keeps styles out of the document: jsdom applies them slowly and ignores media queries.
  const cache = createCache({ key: 'css', container: document.createElement('div') })
  const app = (
    <CacheProvider value={cache}>
      <App router={router} system={system} />
    </CacheProvider>
  )
  await act(async () => render(app))
  return cache
}

/** Opens the menu of the rendered page, once the drawer has loaded: until then, the button opens a popover. */
export async function openMenu() {
  await screen.findByRole('dialog', { hidden: true })
  // Without styles, a second button is shown (MenuButton.tsx).
  const [button] = screen.getAllByRole('button', { name: 'Menu' })
  if (button) await userEvent.click(button)
  return screen.findByRole('dialog', { name: 'Site menu' })
}
