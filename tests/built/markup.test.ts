import { expect, test } from 'vitest'
import { markupFaults } from '../../gate/checks/markup'
import { htmlOf } from './site'

/** What the check finds in this markup, put into a built page, which has no faults of its own. */
function rulesBroken(markup: string): string[] {
  const html = htmlOf('/404').replace('<main', `${markup}<main`)
  return markupFaults(new DOMParser().parseFromString(html, 'text/html')).map(({ rule }) => rule)
}

// The gate runs the check on every page; e2e/defects.ts seeds faults for its other rules.
test.each([
  ['table-heads', '<table><caption>A</caption><tr><td>A</td></tr></table>'],
  ['alt-file-name', '<img src="/photo-finish-Ab3_x9Qz.webp" alt="photo finish">'],
  ['alt-repeats', '<a href="/"><img src="/a.png" alt="Home"> Home</a>'],
  ['control-empty', '<a href="/"><svg aria-hidden="true"><title>A</title></svg></a>'],
])('the check finds %s in %s', (rule, markup) => {
  expect(rulesBroken(markup)).toContain(rule)
})

test.each([
  ['a link that is named by its title', '<a href="/" title="Home"><svg aria-hidden="true"></svg></a>'],
  ['a link that is named by what is in it', '<a href="/"><svg role="img" aria-label="Home"></svg></a>'],
  ['what a closed dialog contains', '<div inert><img src="/a.png"><table><tr><td>A</td></tr></table></div>'],
])('the check is silent on %s', (_, markup) => {
  expect(rulesBroken(markup)).toEqual([])
})
