import { expect, test } from 'vitest'
import { compileRecipe, compileStyles } from '../../src/theme/compileStyles'
import { defineRecipe, defineSlotRecipe, type RecipeDefinition } from '../../src/theme/defineRecipe'
import { tokens } from '../../src/theme/tokens'

/** CSS of a recipe as its file defines it. */
const cssOf = (recipe: unknown) => compileRecipe((recipe as { definition: RecipeDefinition }).definition)

test('a recipe becomes the rules of its class, with tokens as custom properties', () => {
  expect(cssOf(defineRecipe({ className: 'x', base: { color: 'fg.2', border: '1px solid {colors.rule}' } }))).toBe(
    '@layer recipes{.x{color:var(--f-colors-fg-2);border:1px solid var(--f-colors-rule)}}',
  )
})

test('each slot with rules has its own class', () => {
  const card = defineSlotRecipe({
    className: 'card',
    slots: ['root', 'mark', 'title'],
    base: { title: { margin: 0 }, root: { padding: 0 } },
  })
  expect(cssOf(card)).toBe('.card-root{padding:0}.card-title{margin:0}')
})

test('a recipe of one element is in the layer of recipes, which the slots of a region win over', () => {
  const rule = { margin: '1px' }
  expect(cssOf(defineRecipe({ className: 'part', base: rule }))).toBe('@layer recipes{.part{margin:1px}}')
  expect(cssOf(defineSlotRecipe({ className: 'region', slots: ['part'], base: { part: rule } }))).toBe(
    '.region-part{margin:1px}',
  )
  expect(compileStyles().globalCss).toMatch(/^@layer reset, base, tokens, recipes;@layer base\{/)
})

test('the conditions of every option are kept, also where two of them set the same', () => {
  const css = cssOf(
    defineRecipe({ className: 'x', variants: { size: { lg: { textStyle: 'lede' }, sm: { textStyle: 'note' } } } }),
  )
  expect(css).toContain('@media (min-width: 64em){.x--lg{')
})

test('a text style is written out, and its conditions with it', () => {
  const css = cssOf(defineRecipe({ className: 'x', base: { textStyle: 'lede' } }))
  expect(css).toMatch(
    /\.x\{font-size:1\.125rem;.*\}@media \(min-width: 64em\)\{\.x\{font-size:var\(--f-font-sizes-lede\).*\}\}/,
  )
})

test('nested selectors stay below the class', () => {
  const css = cssOf(defineRecipe({ className: 'x', base: { '& td': { padding: 0 }, 'html:has(a) &': { margin: 0 } } }))
  expect(css).toContain('.x td{padding:0}html:has(a) .x{margin:0}')
})

test('an option comes after the base, but the base’s rules under a condition come after both', () => {
  const css = cssOf(
    defineRecipe({
      className: 'x',
      base: { fontSize: 'note', '@media print': { fontSize: '10pt' } },
      variants: { size: { lg: { fontSize: 'lede', '@media print': { margin: 0 } } } },
    }),
  )
  expect(css).toContain(
    '.x{font-size:var(--f-font-sizes-note)}.x--lg{font-size:var(--f-font-sizes-lede)}@media print{.x{font-size:10pt}.x--lg{margin:0}}',
  )
})

test('two options that would have one class name are refused', () => {
  const recipe = { className: 'x', variants: { size: { lg: {} }, width: { lg: {} } } }
  expect(() => compileRecipe(recipe)).toThrow('Two variants have an option of the class name .x--lg.')
})

test.each(['1px solid {colors.rul}', '1px solid {colors.on.acent}', '{colours.fg}'])(
  'a value that refers to a missing token is refused with the class: %s',
  (border) => {
    const recipe = { className: 'x', slots: ['a'], base: { a: { border } } }
    const token = /\{.*\}/.exec(border)?.[0]
    expect(() => compileRecipe(recipe)).toThrow(`.x-a refers to a token that is missing: ${token}`)
  },
)

test('the global rules contain the tokens of both schemes, the reset, the font and the keyframes', () => {
  const css = compileStyles().globalCss
  const [family] = tokens.fonts.body.value.split(',')
  expect(css).toContain(`@font-face{font-family:${JSON.parse(family ?? '')};`)
  expect(css).toMatch(/@keyframes scan\{/)
  expect(css).toMatch(/:root\{[^}]*--c-fg:#07130E/)
  expect(css).toMatch(/@media screen and \(prefers-color-scheme: dark\)\{:root\{[^}]*--c-fg:#F2F7F3/)
  expect(css).toContain('*,*::before,*::after{box-sizing:border-box}')
  expect(css).not.toContain('&')
})
