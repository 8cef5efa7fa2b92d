import type { EmotionCache } from '@emotion/cache'
import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from './router'
import { Styles } from './theme/chakra'

export interface AppProps {
  router: AppRouter
  /** Where the build collects the page's rules; left out in the browser. */
  cache?: EmotionCache
}

/** The whole app: the same elements in the build and in the browser, so that the page's nodes are kept. */
export function App({ router, cache }: AppProps) {
  return (
    <Styles cache={cache}>
      <RouterProvider router={router} />
    </Styles>
  )
}
