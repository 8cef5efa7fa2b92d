import 'virtual:global.css'
import { hydrateRoot } from 'react-dom/client'
import { pause } from './pause'
import { start } from './start'

// In a task of its own: evaluating this script and starting it would be one long task on a slow phone. If it fails, the
// page stays as it was served, which is complete.
pause()
  .then(() => start(hydrateRoot))
  // biome-ignore lint/suspicious/noConsole: developers look there for the reason
  .catch((error) => console.error(error))
