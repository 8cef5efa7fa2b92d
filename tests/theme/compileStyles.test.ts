import { expect, test } from 'vitest'
import { compileRecipe } from '../../src/theme/compileStyles'
import { defineRecipe, type RecipeDefinition } from '../../src/theme/defineRecipe'

/** CSS of a recipe as its file defines it. */
const cssOf = (recipe: unknown) => compileRecipe((recipe as { definition: RecipeDefinition }).definition)

test('a recipe becomes the rules of its class, with tokens as custom properties, below the slots of regions', () => {
  expect(cssOf(defineRecipe({ className: 'x', base: { color: 'fg.2', border: '1px solid {colors.rule}' } }))).toBe(
    '@layer recipes{.x{color:var(--f-colors-fg-2);border:1px solid var(--f-colors-rule)}}',
  )
})

test('a text style is written out, and the conditions of every option with it', () => {
  const css = cssOf(
    defineRecipe({ className: 'x', variants: { size: { lg: { textStyle: 'lede' }, sm: { textStyle: 'note' } } } }),
  )
  expect(css).toMatch(/\.x--lg\{font-size:1\.125rem;.*@media \(min-width: 64em\)\{\.x--lg\{font-size:var\(/)
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

test('a value that refers to a missing token is refused with the class', () => {
  const recipe = { className: 'x', slots: ['a'], base: { a: { border: '1px solid {colors.rul}' } } }
  expect(() => compileRecipe(recipe)).toThrow('.x-a refers to a token that is missing: {colors.rul}')
})
