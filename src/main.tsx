import 'virtual:global.css'
import { pause } from './pause'

/**
 * Hydrates the prerendered page in steps, each a task of its own: evaluated as one module graph, the script would be
 * one long task on a slow phone.
 */
async function hydratePage() {
  const { hydrateRoot } = await import('react-dom/client')
  await pause()
  const { start } = await import('./start')
  await start(hydrateRoot)
}

// If a script cannot be loaded, the page stays as it was served, which is complete.
// biome-ignore lint/suspicious/noConsole: developers look for the reason there
hydratePage().catch((error) => console.error(error))
