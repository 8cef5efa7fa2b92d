import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type AppRouter, createAppRouter } from '../src/router'
import { system } from '../src/theme/system'

export type View = RenderResult & { router: AppRouter }

/** Keeps the styles out of the document: jsdom would apply them slowly, and without their media queries. */
const newCache = () => createCache({ key: 'f', container: document.createElement('div') })

/** A loaded router at `address`. */
export async function routerAt(address: string): Promise<AppRouter> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router
}

/** Renders a part of a page inside the router, at `address`, and the theme. */
export async function renderPart(part: ReactNode, address = '/'): Promise<View> {
  const router = await routerAt(address)
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
