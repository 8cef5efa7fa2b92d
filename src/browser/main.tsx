import '../assets/fonts/text.woff2?url'
import { hydrateRoot } from 'react-dom/client'
import { hydrate } from './hydrate'
import { pause } from './pause'
import { logError } from './restoreServedPage'

// The app starts in a separate task: evaluating this script and starting the app would together be too long a task on a
// slow phone. If it fails, the page stays as it was served, which is complete.
pause()
  .then(() => hydrate(hydrateRoot))
  .catch(logError)
