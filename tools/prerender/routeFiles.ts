import type { Rolldown } from 'vite'

/** File (absolute path) of each route, by the route's id. */
export type RouteFiles = ReadonlyMap<string, string>

/** The part of TanStack's route generator that is used here. */
interface Generator {
  getRoutesByFileMap(): ReadonlyMap<string, { routeId: string }>
}

/**
 * A plugin of TanStack's route generator (option `plugins` of `tanstackRouter`), which finds every route's file in any
 * layout: `terms.tsx`, `legal/terms.tsx`, `legal.terms.tsx`.
 */
export function routeGeneratorPlugin() {
  let generator: Generator | undefined
  return {
    name: 'formline:route-files',
    init(options: { generator: Generator }) {
      generator = options.generator
    },
    routeFiles(): RouteFiles {
      return new Map([...(generator?.getRoutesByFileMap() ?? [])].map(([file, { routeId }]) => [routeId, file]))
    },
  }
}

/**
 * The chunks with the parts of these routes that the router's plugin splits off (`…/terms.tsx?tsr-split=component`).
 */
export function chunksOfRoutes(
  routeIds: readonly string[],
  chunks: readonly Rolldown.OutputChunk[],
  routeFiles: RouteFiles,
): Rolldown.OutputChunk[] {
  const files = routeIds.flatMap((id) => routeFiles.get(id) ?? [])
  return chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => files.some((file) => id.startsWith(`${file}?tsr-split=`))),
  )
}
