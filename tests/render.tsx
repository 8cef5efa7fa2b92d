import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type AppRouter, createAppRouter } from '../src/router'
import { system } from '../src/theme/system'

export type View = RenderResult & { router: AppRouter }

/** A cache that keeps styles out of the document: jsdom applies them slowly and ignores media queries. */
const newCache = () => createCache({ key: 'f', container: document.createElement('div') })

/** A router that has loaded the page at `url`. */
export async function routerAt(url: string): Promise<AppRouter> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  return router
}

/** Renders part of a page with the theme and a router at `url`. */
export async function renderPart(part: ReactNode, url = '/'): Promise<View> {
  const router = await routerAt(url)
  const cache = newCache()
  const view = render(part, {
    wrapper: ({ children }) => (
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <RouterContextProvider router={router}>{children}</RouterContextProvider>
        </ChakraProvider>
      </CacheProvider>
    ),
  })
  return { ...view, router }
}
