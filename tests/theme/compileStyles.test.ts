// @vitest-environment node
import { expect, test } from 'vitest'
import { compileGlobalCss, compileRecipe } from '../../src/theme/compileStyles'
import { defineRecipe, defineSlotRecipe, type RecipeDefinition } from '../../src/theme/defineRecipe'

/** CSS of a recipe as its file defines it. */
const cssOf = (recipe: unknown) => compileRecipe((recipe as { definition: RecipeDefinition }).definition)

test('a recipe becomes the rules of its class, with tokens as custom properties', () => {
  expect(cssOf(defineRecipe({ className: 'x', base: { color: 'fg.2', border: '1px solid {colors.rule}' } }))).toBe(
    '.x{color:var(--f-colors-fg-2);border:1px solid var(--f-colors-rule);}',
  )
})

test('each slot has a class of its own, and one without rules has none', () => {
  const card = defineSlotRecipe({
    className: 'card',
    slots: ['root', 'mark', 'title'],
    base: { title: { margin: 0 }, root: { padding: 0 } },
  })
  expect(cssOf(card)).toBe('.card-root{padding:0;}.card-title{margin:0;}')
})

test('a text style is written out, and its conditions with it', () => {
  const css = cssOf(defineRecipe({ className: 'x', base: { textStyle: 'lede' } }))
  expect(css).toMatch(
    /^\.x\{font-size:1\.125rem;.*\}@media \(min-width: 64em\)\{\.x\{font-size:var\(--f-font-sizes-lede\);.*\}\}$/,
  )
})

test('nested selectors stay below the class', () => {
  const css = cssOf(defineRecipe({ className: 'x', base: { '& td': { padding: 0 }, 'html:has(a) &': { margin: 0 } } }))
  expect(css).toBe('.x td{padding:0;}html:has(a) .x{margin:0;}')
})

test('an option comes after the base, but what the base says for a condition comes after both', () => {
  const css = cssOf(
    defineRecipe({
      className: 'x',
      base: { fontSize: 'note', '@media print': { fontSize: '10pt' } },
      variants: { size: { lg: { fontSize: 'lede', '@media print': { margin: 0 } } } },
    }),
  )
  expect(css).toBe(
    '.x{font-size:var(--f-font-sizes-note);}.x--size-lg{font-size:var(--f-font-sizes-lede);}@media print{.x{font-size:10pt;}}@media print{.x--size-lg{margin:0;}}',
  )
})

test('elements with the same rules each have theirs', () => {
  const same = (className: string) => cssOf(defineRecipe({ className, base: { margin: '1px' } }))
  expect([same('a'), same('b')]).toEqual(['.a{margin:1px;}', '.b{margin:1px;}'])
})

test.each(['1px solid {colors.rul}', '1px solid {colors.on.acent}', '{colours.fg}'])(
  'a value that refers to a missing token is refused with the class: %s',
  (border) => {
    const recipe = { className: 'x', slots: ['a'], base: { a: { border } } }
    const token = /\{.*\}/.exec(border)?.[0]
    expect(() => compileRecipe(recipe)).toThrow(`.x-a refers to a token that is missing: ${token}`)
  },
)

test('the global rules hold the tokens of both schemes, the reset, the font and the keyframes', () => {
  const css = compileGlobalCss()
  expect(css).toMatch(/@font-face\{font-family:Archivo Variable;/)
  expect(css).toMatch(/@keyframes scan\{/)
  expect(css).toMatch(/:root\{[^}]*--f-colors-fg:#07130E/)
  expect(css).toMatch(/@media screen and \(prefers-color-scheme: dark\)\{:root\{[^}]*--f-colors-fg:#F2F7F3/)
  expect(css).toContain('*,*::before,*::after{box-sizing:border-box;}')
  expect(css).not.toContain('&')
})
