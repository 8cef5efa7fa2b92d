import { checkNames, type GateConfig } from '@formline/gate'
import { addresses } from '../tools/visits'
import { contentsOpener, menuOpener } from './openers'
import { waitForHydration } from './site'
import { waivers, weeklyWaivers } from './waivers'

/** Once a week every check judges every state, IBM's and Siteimprove's engines included. */
const weekly = process.env.FORMLINE_WEEKLY === '1'

/** What the gate (`gate/README.md`) judges on this site: every page of the page list, at level AAA. */
export const gateConfig: GateConfig = {
  pages: addresses.map((address) => ({ address })),
  level: 'AAA',
  ...(weekly && { states: 'all', checks: checkNames }),
  // The home page and a page with a contents list; the menu is the same on all.
  samples: ['/', '/accessibility'],
  ready: waitForHydration,
  openers: [menuOpener, contentsOpener],
  waivers: weekly ? [...waivers, ...weeklyWaivers] : waivers,
  waiversFile: 'e2e/waivers.ts',
  rulesOff: {
    'alfa sia-r73': 'WCAG 1.4.8 (AAA), line height 1.5 in paragraphs: not promised; large lead texts are set tighter.',
  },
}
