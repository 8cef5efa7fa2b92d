import type { EnvironmentOptions, Rolldown } from 'vite'
import type { PageFiles } from './chunks.ts'

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
  const [chunk, ...others] = output.filter((file) => file.type === 'chunk')
  if (!chunk || others.length > 0) throw new Error('prerender: the loader is not one script')
  return chunk.code.trim()
}

/**
 * The loader's element on a page.
 *
 * @param code the loader's script
 * @param base path of the site, with a slash at its end
 */
export function loaderElement(code: string, { entry, imports }: PageFiles, base: string): string {
  const preload = imports.map(({ fileName }) => base + fileName).join(' ')
  return `<script data-entry="${base}${entry.fileName}" data-preload="${preload}">${code}</script>`
}
