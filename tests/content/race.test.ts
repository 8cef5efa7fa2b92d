import { expect, test } from 'vitest'
import { race, topPick } from '../../src/content/race'

const { runners } = race
const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

test('the win chances are in descending order and add up to 100%, and the top pick has the best', () => {
  const chances = runners.map(({ chance }) => chance)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(100)
  expect(chances).toEqual([...chances].sort((a, b) => b - a))
  expect(topPick.chance).toBe(chances[0])
})

test('the heat map’s cell for tonight’s race shows the top pick’s win chance', () => {
  const { trips, rows, tonight } = race.chances
  const row = rows.find(({ going }) => going === tonight.going)
  expect(row?.percent[trips.indexOf(tonight.trip)]).toBe(topPick.chance)
})

test('at each call every position is taken once, and the runners finish in the order of the list', () => {
  const positions = race.calls.map((_, call) => sorted(runners.map((runner) => runner.positions[call] ?? 0)))
  expect(positions).toEqual(race.calls.map(() => oneToNine))
  expect(runners.map((runner) => runner.positions[4])).toEqual(oneToNine)
})
