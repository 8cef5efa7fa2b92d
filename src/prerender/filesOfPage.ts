import type { Manifest } from 'vite'
import type { RenderedPage } from './renderPage.tsx'

/** The entry point of the browser build. */
export const ENTRY = 'src/browser/main.tsx'

/**
 * The JavaScript files of a page's first load, the entry first: its route's chunks with everything they import.
 *
 * @param manifest the browser build's manifest (https://vite.dev/guide/backend-integration)
 * @param page the source files of the routes that the page matches
 * @throws when the manifest has no entry or no chunk for the page
 */
export function filesOfPage(manifest: Manifest, { routeFiles }: Pick<RenderedPage, 'routeFiles'>) {
  // The router's plugin splits off each route's component.
  const components = routeFiles.map((file) => `${file.slice(1)}?tsr-split=component`)
  const page = components.filter((name) => name in manifest)
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the browser build has no ${name}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add(ENTRY)
  if (page.length === 0) throw new Error('the browser build has no chunk for its route')
  page.forEach(add)
  return [...files]
}
