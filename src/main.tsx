import 'virtual:global.css'
import { pause } from './pause'

/**
 * Takes over the prerendered page in steps, each a task of its own: evaluated as one graph the script would be one
 * long task on a slow phone.
 */
async function takeOver() {
  const { hydrateRoot } = await import('react-dom/client')
  await pause()
  const { start } = await import('./start')
  await start(hydrateRoot)
}

// A script that cannot be had leaves the page as it was served: finished.
// biome-ignore lint/suspicious/noConsole: who looks for the reason finds it there
takeOver().catch((error) => console.error(error))
