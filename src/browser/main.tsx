import '../assets/fonts/latin-ext.woff2?url'
import '../assets/fonts/latin.woff2?url'
import '../assets/fonts/text.woff2?url'
import { hydrateRoot } from 'react-dom/client'
import { hydrate } from './hydrate'
import { pause } from './pause'
import { logError } from './restoreServedPage'

// In tasks of their own, since together they are too long a one on a slow phone: evaluating this script, making Chakra's
// system, starting the app. If one fails, the page stays as it was served, which is complete.
pause()
  .then(() => import('../theme/system'))
  .then(async ({ system }) => {
    await pause()
    await hydrate(hydrateRoot, system)
  })
  .catch(logError)
