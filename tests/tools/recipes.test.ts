// @vitest-environment node
import type { Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import { compiledRecipes } from '../../tools/recipes.ts'

const recipes = { hero: { heroRecipe: { className: 'css-1', rules: 'a' } }, card: {} } as never
const plugin = compiledRecipes(() => recipes)
const hook = (name: 'resolveId' | 'transform' | 'load' | 'applyToEnvironment') =>
  (plugin[name] as (...args: unknown[]) => unknown).bind(context)
const context = {
  environment: { config: { root: '/src/p' } },
  resolve: (file: string) => `resolved ${file}`,
  error: (text: string) => {
    throw new Error(text)
  },
}

test('it takes part in the build of the browser’s script alone, before others resolve', () => {
  const { name, enforce, apply }: Plugin = plugin
  expect([name, enforce, apply]).toEqual(['formline:compiled-recipes', 'pre', 'build'])
  expect(hook('applyToEnvironment')({ name: 'client' })).toBe(true)
  expect(hook('applyToEnvironment')({ name: 'ssr' })).toBe(false)
})

test('regions get the browser’s own chakra()', () => {
  expect(hook('resolveId')('../theme/chakra', '/src/home/Hero.tsx')).toBe('resolved /src/theme/chakra.browser.tsx')
  expect(hook('resolveId')('../theme/chakra.ts', '/src/home/Hero.tsx')).toBeUndefined()
})

test('a recipe that the build has compiled comes as data', () => {
  const id = hook('resolveId')('../theme/recipes/hero', '/src/home/Hero.tsx') as string
  expect(id).toMatch(/^\0.+hero$/)
  expect(hook('load')(id)).toBe('export const heroRecipe = {"className":"css-1","rules":"a"}')
})

test.each([
  ['../theme/recipes/hero', undefined],
  ['../theme/recipes/hero/more', '/src/home/Hero.tsx'],
  ['../theme/recipes/unknown', '/src/home/Hero.tsx'],
  ['../theme/recipes/card', '/src/home/Hero.tsx'],
  ['react', '/src/home/Hero.tsx'],
])('%s, imported by %s, is left to others', (source, importer) => {
  expect(hook('resolveId')(source, importer)).toBeUndefined()
})

test('files of others are theirs to load', () => {
  expect(hook('load')('/src/home/Hero.tsx')).toBeUndefined()
  expect(hook('load')('/src/\0compiled-recipes:hero')).toBeUndefined()
})

test('several recipes of a file are several lines', () => {
  const two = compiledRecipes(() => ({ ab: { a: 1, b: 2 } }) as never)
  expect((two.load as (id: string) => unknown).call({}, '\0compiled-recipes:ab')).toBe(
    'export const a = 1\nexport const b = 2',
  )
  expect((two.load as (id: string) => unknown).call({}, '\0compiled-recipes:gone')).toBe('')
})

test.each([
  ["chakra('div', { base: {} })", '/src/p/src/home/Hero.tsx', true],
  ["chakra('div', \n {", '/src/p/src/home/Hero.tsx', true],
  ["chakra('div',{})", '/src/p/src/home/Hero.tsx', true],
  ["chakra('div', heroRecipe)", '/src/p/src/home/Hero.tsx', false],
  ["notchakra('div', {})", '/src/p/src/home/Hero.tsx', false],
  ["chakra('div', { base: {} })", '/src/p/src/theme/chakra.ts', false],
  ["chakra('div', { base: {} })", '/src/p/node_modules/x/index.js', false],
  ["chakra('div', { base: {} })", '/src/p/node_modules/x/src/index.js', false],
])('%s in %s: refused %s', (code, id, refused) => {
  const error = vi.spyOn(context, 'error')
  const transform = () => hook('transform')(code, id)
  if (refused) expect(transform).toThrow(`${id}: chakra() takes a recipe from src/theme/recipes`)
  else expect(transform()).toBeUndefined()
  expect(error).toHaveBeenCalledTimes(refused ? 1 : 0)
  error.mockRestore()
})
