import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AppRouter } from './router'

export interface AppProps {
  router: AppRouter
  system: SystemContext
  cache: EmotionCache
  /** Called in the browser, once the page is hydrated. */
  onHydrated?: () => void
}

/** The app. The build and the browser render the same elements, so that hydration keeps the page's nodes. */
export function App({ router, system, cache, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>
  )
}
