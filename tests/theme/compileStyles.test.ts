import { expect, test } from 'vitest'
import { compileRecipe } from '../../src/theme/compileStyles'

// That the rules are right, the screenshots show.
test('two options that would have one class name are refused', () => {
  const recipe = { className: 'x', variants: { size: { lg: {} }, width: { lg: {} } } }
  expect(() => compileRecipe(recipe)).toThrow('Two variants have an option of the class name .x--lg.')
})

test('a value that refers to a missing token is refused with the class', () => {
  const recipe = { className: 'x', slots: ['a'], base: { a: { border: '1px solid {colors.rul}' } } }
  expect(() => compileRecipe(recipe)).toThrow('.x-a refers to a token that is missing: {colors.rul}')
})
