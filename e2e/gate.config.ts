import type { GateConfig } from '../gate/config'
import { isPagePath, pages } from '../src/content/pages'
import { addresses, mainWidths } from '../tools/visits'
import { contentsOpener, menuOpener } from './openers'
import { waitForHydration } from './site'
import { waivers } from './waivers'

/** What the gate (`gate/README.md`) tests on this site: every page of the page list, at level AAA. */
export const gateConfig: GateConfig = {
  pages: addresses.map((address) => ({ address, sections: isPagePath(address) ? pages[address].sections : [] })),
  level: 'AAA',
  mainWidths,
  strictMarkup: true,
  ready: waitForHydration,
  openers: [menuOpener, contentsOpener],
  waivers,
  waiversFile: 'e2e/waivers.ts',
  rulesOff: {
    'alfa sia-r73': 'WCAG 1.4.8 (AAA), line height 1.5 in paragraphs: not promised; large lead texts are set tighter.',
    'html-validate no-redundant-role':
      'Safari drops the role of a list without bullets (webkit.org/b/170179), and `display: block` that of a table.',
    'html-validate tel-non-breaking': 'The style sheet keeps numbers to call on one line, hyphens included.',
  },
}
