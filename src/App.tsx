import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from './router'
import { system } from './theme'

/** A style cache; the build takes a new one for each page, the browser adopts the page's own. */
export const createStyleCache = () => createCache({ key: 'css' })

export interface AppProps {
  router: AppRouter
  cache: EmotionCache
}

/** The whole app: the same tree in the build and in the browser, so that the page's nodes are kept. */
export function App({ router, cache }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>
  )
}
