import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from './router'

export interface AppProps {
  router: AppRouter
}

/** The whole app. Build and browser render the same elements, so that hydration keeps the page's nodes. */
export function App({ router }: AppProps) {
  return <RouterProvider router={router} />
}
