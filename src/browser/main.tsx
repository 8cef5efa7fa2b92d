import '../assets/fonts/latin-ext.woff2?url'
import '../assets/fonts/latin.woff2?url'
import '../assets/fonts/text.woff2?url'
import { hydrateRoot } from 'react-dom/client'
import { system } from '../theme/system'
import { hydrate } from './hydrate'
import { pause } from './pause'
import { logError } from './restoreServedPage'

// Evaluating this file and hydrating the page are two tasks: one would be too long on a slow phone. If one fails, the
// page stays as it was served, which is complete.
pause()
  .then(() => hydrate(hydrateRoot, system))
  .catch(logError)
