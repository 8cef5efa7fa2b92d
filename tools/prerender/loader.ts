import type { EnvironmentOptions, Rolldown } from 'vite'
import type { PageFiles } from './chunks.ts'

/** The build of every page's inline script: one classic script, which is written only into the pages. */
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
 * @param built output of the loader's environment
 * @returns the script's code
 * @throws when the output is not a single script
 */
export function loaderCode({ output }: Pick<Rolldown.RolldownOutput, 'output'>): string {
  const [chunk, ...others] = output.filter((file) => file.type === 'chunk')
  if (!chunk || others.length > 0) throw new Error('prerender: the loader is not one script')
  return chunk.code.trim()
}

/**
 * The `<script>` element of the loader on a page.
 *
 * @param code the loader's script
 * @param base path of the site, with a slash at its end
 * @param start when the page's script is loaded: once the browser is idle, or not before the first touch or key
 */
export function loaderElement(
  code: string,
  { entry, imports }: PageFiles,
  base: string,
  start: 'idle' | 'input',
): string {
  const preload = imports.map(({ fileName }) => base + fileName).join(' ')
  const waits = start === 'input' ? ' data-start="input"' : ''
  return `<script data-entry="${base}${entry.fileName}" data-preload="${preload}"${waits}>${code}</script>`
}
