import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from './router'

export interface AppProps {
  router: AppRouter
  system: SystemContext
  cache: EmotionCache
}

/** The whole app. Build and browser render the same elements, so that hydration keeps the page's nodes. */
export function App({ router, system, cache }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>
  )
}
