import { afterEach, beforeEach, vi } from 'vitest'

/** What the scripts of the current test have printed. */
export const printed = { out: [] as string[], err: [] as string[] }

/** Prepares each test of a file for scripts that run when they are imported; `process.exit` throws `exit 1`. */
export function prepareScripts(): void {
  const { argv, exitCode, env } = process
  beforeEach(() => {
    vi.resetModules()
    Object.assign(printed, { out: [], err: [] })
    vi.spyOn(console, 'log').mockImplementation((line) => void printed.out.push(line))
    vi.spyOn(console, 'error').mockImplementation((line) => void printed.err.push(line))
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })
  })
  afterEach(() => void Object.assign(process, { argv, exitCode, env }))
}
