import type { Rolldown } from 'vite'
import type { RenderedPage } from '../../src/build/prerender.tsx'

/** The files of the browser's build that belong to a page. */
export interface PageFiles {
  readonly entry: Rolldown.OutputChunk
  /** The other chunks of its first load. */
  readonly imports: readonly Rolldown.OutputChunk[]
}

/** The component for unknown paths, a chunk of its own (src/routes/__root.tsx). */
const NOT_FOUND = '/src/layout/notFound/NotFound.tsx'

/**
 * Finds the files of a page's first load.
 *
 * @param page the files of the routes that the page matches, and its status
 * @throws when the browser's build has no entry
 */
export function filesOfPage(
  { routeFiles, status }: Pick<RenderedPage, 'routeFiles' | 'status'>,
  output: Rolldown.RolldownOutput['output'],
): PageFiles {
  const chunks = output.filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the browser build has no entry')
  const find = (name: string) => chunks.filter(({ fileName }) => fileName === name)
  const needed = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (needed.has(chunk)) return
    needed.add(chunk)
    chunk.imports.flatMap(find).forEach(add)
  }
  // The router's plugin splits parts of a route off: `…/terms.tsx?tsr-split=component`.
  const parts = routeFiles.map((file) => `${file}?tsr-split=`)
  if (status === 404) parts.push(NOT_FOUND)
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => parts.some((part) => id.includes(part))))
  for (const chunk of [entry, ...entry.dynamicImports.flatMap(find), ...own]) add(chunk)
  needed.delete(entry)
  return { entry, imports: [...needed] }
}
