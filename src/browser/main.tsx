import '../assets/fonts/latin-ext.woff2?url'
import '../assets/fonts/latin.woff2?url'
import '../assets/fonts/text.woff2?url'
import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { hydrateRoot } from 'react-dom/client'
import { createAppSystem } from '../theme/config'
import { hydrate } from './hydrate'
import { pause } from './pause'
import { logError } from './restoreServedPage'

// Separate tasks, because a single one would be too long on a slow phone. The first system is discarded: creating it
// makes the browser compile Chakra's code. If a task fails, the served page, which is complete, stays in place.
async function start(): Promise<void> {
  await pause()
  createSystem(defaultBaseConfig)
  await pause()
  const system = createAppSystem()
  await pause()
  await hydrate(hydrateRoot, system)
}

start().catch(logError)
