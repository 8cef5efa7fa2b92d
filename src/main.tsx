import 'virtual:global.css'
import { hydrateRoot } from 'react-dom/client'
import { pause } from './pause'
import { logError } from './restoreServedPage'
import { start } from './start'

// The app starts in a separate task: evaluating this script and starting the app would together be too long a task on a
// slow phone. If it fails, the page stays as it was served, which is complete.
pause()
  .then(() => start(hydrateRoot))
  .catch(logError)
