import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from './router'

export interface AppProps {
  router: AppRouter
}

/** The whole app: the same elements in the build and in the browser, so that the page's nodes are kept. */
export function App({ router }: AppProps) {
  return <RouterProvider router={router} />
}
