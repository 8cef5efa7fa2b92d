import type { EnvironmentOptions, Rolldown } from 'vite'
import { chunksOfRoutes, type RouteFiles } from './routeFiles.ts'

/** The inline script of every page, built by itself: one classic script that is written nowhere but into the pages. */
export const loaderEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    write: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/loader.ts', output: { format: 'iife' } },
  },
}

/**
 * @param built what the loader's environment was built to
 * @returns its code
 * @throws when that is not one script
 */
export function loaderCode({ output }: Pick<Rolldown.RolldownOutput, 'output'>): string {
  const [chunk, ...others] = output
  if (!chunk || others.length > 0) throw new Error('prerender: the loader is not one script')
  return chunk.code.trim()
}

/**
 * The loader's element on a page.
 *
 * @param code the loader's script
 * @param routeIds the routes that the page matches
 * @param base path of the site, with a slash at its end
 * @throws when the browser's build has no entry
 */
export function loaderElement(
  code: string,
  routeIds: readonly string[],
  chunks: readonly Rolldown.OutputChunk[],
  routeFiles: RouteFiles,
  base: string,
): string {
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the browser build has no entry')
  const find = (name: string) => chunks.filter(({ fileName }) => fileName === name)
  const needed = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (needed.has(chunk)) return
    needed.add(chunk)
    chunk.imports.flatMap(find).forEach(add)
  }
  for (const chunk of [entry, ...entry.dynamicImports.flatMap(find), ...chunksOfRoutes(routeIds, chunks, routeFiles)])
    add(chunk)
  needed.delete(entry)
  const preload = [...needed].map(({ fileName }) => base + fileName).join(' ')
  return `<script data-entry="${base}${entry.fileName}" data-preload="${preload}">${code}</script>`
}
