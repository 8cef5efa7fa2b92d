import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { App } from '../src/App'
import { type AppRouter, createAppRouter } from '../src/router'

export type View = RenderResult & { router: AppRouter }

/** A loaded router at `address`. */
export async function routerAt(address: string): Promise<AppRouter> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router
}

/** Renders the whole app at an address. */
export async function renderApp(address = '/'): Promise<View> {
  const router = await routerAt(address)
  let view: RenderResult | undefined
  await act(async () => {
    view = render(<App router={router} />)
  })
  if (!view) throw new Error('The app was not rendered.')
  return { ...view, router }
}

/** Renders one part of the page inside the router it needs, at `address`. */
export async function renderPart(part: ReactNode, address = '/'): Promise<View> {
  const router = await routerAt(address)
  const view = render(part, {
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
  return { ...view, router }
}
