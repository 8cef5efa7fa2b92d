import '../assets/fonts/latin-ext.woff2?url'
import '../assets/fonts/latin.woff2?url'
import '../assets/fonts/text.woff2?url'
import { hydrateRoot } from 'react-dom/client'
import { hydrate } from './hydrate'
import { pause } from './pause'
import { logError } from './restoreServedPage'

// Evaluating this script, making Chakra's system and starting the app are tasks of their own: a single one would be too
// long on a slow phone. If one fails, the page stays as it was served, which is complete.
pause()
  .then(() => import('../theme/system'))
  .then(async ({ system }) => {
    await pause()
    await hydrate(hydrateRoot, system)
  })
  .catch(logError)
