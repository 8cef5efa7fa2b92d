import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { all, builtPaths, documentOf } from './site'

const inlined = builtPaths.flatMap((path) => all(documentOf(path), 'style').map((style) => style.textContent))
const files = readdirSync('dist/assets').filter((name) => name.endsWith('.css'))
const css = [...inlined, ...files.map((name) => readFileSync(`dist/assets/${name}`, 'utf8'))].join('\n')

test.each(['not selector(:popover-open)', '(animation-timeline: scroll())', 'selector(::details-content)'])(
  'there are rules under @supports %s, which not every browser has',
  (feature) => {
    expect(css).toContain(`@supports ${feature}{`)
  },
)

test('nothing is as high as 100vh, which on iPhones is higher than the window', () => {
  expect(css.match(/[;{](min-)?height:100vh/g)).toBeNull()
})

test('phones keep the size of text in landscape, and text is shown while the font loads', () => {
  expect(css).toMatch(/[;{]text-size-adjust:100%/)
  expect(css).toMatch(/font-display:swap/)
})
