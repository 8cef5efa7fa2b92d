import { expect, test } from 'vitest'
import { race, topPick } from '../../src/content/race'
import { someOf } from '../list'

const runners = someOf(race.runners, 'runners')
const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

test('there are nine runners, with the cloth numbers 1 to 9, each with its own name and silks', () => {
  expect(sorted(runners.map(({ number }) => number))).toEqual(oneToNine)
  expect(new Set(runners.map(({ name }) => name)).size).toBe(9)
  expect(new Set(runners.map(({ silks }) => silks.pattern)).size).toBe(9)
})

test('the win chances total 100%, in descending order: the top pick has the best', () => {
  const chances = runners.map(({ chance }) => chance)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(100)
  expect(chances).toEqual([...chances].sort((a, b) => b - a))
  expect(topPick.chance).toBe(chances[0])
})

test('every position from 1 to 9 is taken once at each call, at the line in the order of the card', () => {
  const calls = race.calls.map((_, call) => sorted(runners.map(({ positions }) => positions[call] ?? 0)))
  expect(calls).toEqual(race.calls.map(() => oneToNine))
  expect(runners.map(({ positions }) => positions[4])).toEqual(oneToNine)
})
