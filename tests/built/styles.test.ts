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

/** Values of a color, and what else a background may be. A token that is missing stays in the CSS as it was written. */
const COLOR =
  /^(?:var\(--[^)]+\)|#[\da-f]{3,8}|rgb\([^)]+\)|currentcolor|inherit|none|transparent|buttontext|canvas|canvastext|graytext|highlight)$/i
const BACKGROUND = /gradient\(|url\(/

test('every color is a token, a keyword or a color of CSS: no token is misspelt', () => {
  const declared = css.matchAll(/[{;]((?:[\w-]+-)?color|background|fill|stroke):([^;{}]+)(?=[;}])/g)
  const wrong = someOf(declared, 'colors').filter(([, , value = '']) => {
    const parts = value.split(/ (?![^(]*\))/)
    return !BACKGROUND.test(value) && !parts.every((part) => COLOR.test(part))
  })
  expect([...new Set(wrong.map(([declaration]) => declaration.slice(1)))]).toEqual([])
})

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

test('phones keep the size of text in landscape, and text is shown while the font loads', () => {
  expect(css).toMatch(/[;{]text-size-adjust:100%/)
  expect(css).toMatch(/font-display:swap/)
})
