// @vitest-environment node
import { chakra, defineRecipe } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileRecipe, compileRecipes } from '../../src/theme/compileRecipes'
import { heroRecipe } from '../../src/theme/recipes/hero'
import { Styles } from '../../src/theme/Styles'

test('every recipe of a region is compiled, with rules for each choice of its variant', () => {
  const all = Object.values(compileRecipes()).flatMap((file) => Object.values(file))
  expect(all.length).toBeGreaterThan(8)
  for (const { choices } of all) {
    for (const [className, rules] of Object.values(choices)) {
      expect(className).toMatch(/^css-\w+$/)
      expect(rules).toContain(`.${className}`)
    }
  }
})

test('slot recipes, which belong to components of Chakra, are left out', () => {
  expect(compileRecipes().drawer).toEqual({})
})

test('a compiled recipe has the class that Chakra gives the element', () => {
  const Region = chakra('section', heroRecipe)
  const html = renderToStaticMarkup(
    <Styles>
      <Region page="notFound" />
    </Styles>,
  )
  const { standard, variant, choices } = compileRecipe('heroRecipe', heroRecipe)
  expect(variant).toBe('page')
  expect(standard).toBe('home')
  expect(html).toContain(`class="${choices.notFound?.[0]}"`)
})

test('a recipe with two variants is refused by name', () => {
  const recipe = defineRecipe({ variants: { look: { a: { color: 'red' } }, size: { b: { width: '1px' } } } })
  expect(() => compileRecipe('twoRecipe', recipe)).toThrow('twoRecipe has more than one variant')
})
