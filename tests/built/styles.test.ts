import { expect, test } from 'vitest'
import { someOf } from '../list'
import { all, builtPaths, documentOf } from './site'

/** Styles without the blocks of `@supports`. */
function withoutSupports(css: string): string {
  const start = css.indexOf('@supports')
  if (start < 0) return css
  let end = css.indexOf('{', start) + 1
  for (let depth = 1; depth > 0; end++) {
    if (end >= css.length) throw new Error('A block of @supports is not closed.')
    if (css[end] === '{') depth++
    if (css[end] === '}') depth--
  }
  return css.slice(0, start) + withoutSupports(css.slice(end))
}

const sheets = builtPaths.map((path) =>
  all(documentOf(path), 'style')
    .map(({ textContent }) => textContent)
    .join('\n'),
)
const css = sheets.join('\n')

test('every custom property that styles use without a fallback is set on the page', () => {
  for (const sheet of sheets) {
    const used = [...sheet.matchAll(/var\((--[^,)]+)\)/g)].map(([, name]) => name)
    expect(someOf(new Set(used), 'custom properties').filter((name) => !sheet.includes(`${name}:`))).toEqual([])
  }
})

test('browsers without popovers show the links of the menu', () => {
  expect(css).toMatch(/@supports not selector\(:popover-open\)\s*\{/)
})

test.each(['animation-timeline', '::details-content'])('%s is used only where browsers have it', (feature) => {
  expect(css).toContain(feature)
  expect(withoutSupports(css)).not.toContain(feature)
})

test('phones keep the size of text in landscape, text is shown while the font loads, and motion can be turned off', () => {
  expect(css).toMatch(/[;{]text-size-adjust:100%/)
  expect(css).toMatch(/font-display:swap/)
  expect(css).toMatch(/reduced-motion:\s*reduce\)\s*\{\*[^}]*[{;]transition:none!important/)
})
