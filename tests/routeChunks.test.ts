import { createMemoryHistory, lazyRouteComponent } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areChunksLoaded, routesAt } from '../src/routeChunks'
import { createAppRouter } from '../src/router'

/** The library's own lazy component on a route of the site: fails if an update changes how it uses `preload`. */
const importer = vi.fn<() => Promise<{ component: () => string }>>()
const router = createAppRouter(createMemoryHistory())
const route = router.routesById['/privacy']
const { component } = route.options

beforeEach(() => {
  importer.mockReset()
  route.options.component = lazyRouteComponent(importer, 'component')
})
afterEach(() => {
  if (component) route.options.component = component
})

test('the routes of a page are the root and its own, those of an address without a page the root alone', () => {
  const ids = ['/privacy', '/nowhere'].map((path) => routesAt(router, path).map(({ id }) => id))
  expect(ids).toEqual([['__root__', '/privacy'], ['__root__']])
})

test('for an unknown address the not-found component has to be loaded', async () => {
  const routes = routesAt(router, '/nowhere')
  const [root] = routes
  if (!root) throw new Error('There is no root route.')
  const { notFoundComponent } = root.options
  root.options.notFoundComponent = lazyRouteComponent(importer, 'component')
  expect(areChunksLoaded(routes)).toBe(false)
  importer.mockResolvedValue({ component: () => 'Not found' })
  await router.loadRouteChunk(root, 'notFoundComponent')
  expect(areChunksLoaded(routes)).toBe(true)
  if (notFoundComponent) root.options.notFoundComponent = notFoundComponent
})

test('a component that fails to load is not loaded, and can be requested again', async () => {
  importer.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await router.loadRouteChunk(route)
  expect(areChunksLoaded([route])).toBe(false)
  importer.mockResolvedValue({ component: () => 'Privacy' })
  await router.loadRouteChunk(route)
  expect(areChunksLoaded([route])).toBe(true)
  expect(importer).toHaveBeenCalledTimes(2)
})

test('a route without a component of its own has nothing to load', () => {
  expect(areChunksLoaded([{ ...route, options: {} } as unknown as typeof route])).toBe(true)
})
