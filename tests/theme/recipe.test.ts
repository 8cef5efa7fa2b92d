import { expect, test } from 'vitest'
import { createRecipe } from '../../src/theme/recipe'

const button = createRecipe({
  className: 'button',
  variants: { size: { sm: [''], lg: [''] }, loading: { true: [''] } },
  defaultVariants: { size: 'sm' },
})

test.each([
  [{}, 'button button--sm'],
  [{ size: 'lg' }, 'button button--lg'],
  [{ size: undefined }, 'button button--sm'],
  [{ loading: true }, 'button button--sm button--loading'],
  [{ loading: false }, 'button button--sm'],
])('the chosen options add a class each, and the default one where none is chosen: %j', (choice, classes) => {
  expect(button(choice)).toBe(classes)
})

test('an option adds a class to the slots that it restyles, and to no other', () => {
  const hero = createRecipe({ className: 'hero', slots: ['root', 'title'], variants: { page: { home: ['title'] } } })
  expect(hero({ page: 'home' })).toEqual({ root: 'hero-root', title: 'hero-title hero-title--home' })
  expect(hero()).toEqual({ root: 'hero-root', title: 'hero-title' })
})
