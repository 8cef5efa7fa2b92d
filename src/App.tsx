import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AppRouter } from './router'

export interface AppProps {
  router: AppRouter
  system: SystemContext
  /** Called in the browser, once the page is hydrated. */
  onHydrated?: () => void
}

/** The app. The build and the browser render the same elements, so that hydration keeps the page's nodes. */
export function App({ router, system, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>
  )
}
