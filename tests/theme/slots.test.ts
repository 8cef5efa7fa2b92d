import { expect, test } from 'vitest'
import { someOf } from '../list'

type Recipe = () => string | Readonly<Record<string, string>>

const recipes = Object.values(
  import.meta.glob<Record<string, Recipe>>('../../src/**/*.styles.ts', { eager: true }),
).flatMap((exports) => Object.entries(exports))
const sources = Object.values(
  import.meta.glob<string>('../../src/**/*.tsx', { eager: true, query: '?raw', import: 'default' }),
)
/** Components that receive class names by the prop `styles`. */
const handed = sources.filter((text) => /^\s+styles: /m.test(text))

const slotRecipes = recipes.flatMap(([name, recipe]) => {
  const slots = recipe()
  return typeof slots === 'string' ? [] : [[name, Object.keys(slots)] as const]
})

test.each(someOf(slotRecipes, 'slot recipes'))('every slot of %s is used', (name, slots) => {
  const users = [...sources.filter((text) => text.includes(name)), ...handed].join('\n')
  expect(slots.filter((slot) => !new RegExp(`\\.${slot}\\b`).test(users))).toEqual([])
})
