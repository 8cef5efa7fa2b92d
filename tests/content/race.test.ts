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

test('the pace is as the insight says: two runners lead the field to 4 furlongs out, and the top pick waits behind them', () => {
  const leaders = [1, 2].map((call) => runners.filter(({ positions }) => (positions[call] ?? 9) <= 2))
  expect(leaders[0]).toEqual(leaders[1])
  expect(leaders[0]).not.toContain(topPick)
  expect(topPick.positions.slice(1, 3)).toEqual([3, 3])
})

test('the data points agree with the rest of the race', () => {
  const { conditions, performance, metrics } = race.dataPoints
  const value = Object.fromEntries<string>([...conditions, ...performance, ...metrics])
  const [, miles = '', yards = ''] = /^(\d)m (\d+)y$/.exec(value.Trip ?? '') ?? []
  expect(Number(miles) * 8 + Number(yards) / 220).toBeCloseTo(race.furlongs[0], 1)
  expect(value.Going).toBe(race.live.going.now)
  expect(race.chances.tonight.going).toBe(race.live.going.now)
  expect(value['Draw and field size']).toBe(`Stall ${topPick.positions[0]} of ${runners.length}`)
  expect(value['Recent form']).toBe(race.live.form)
  expect(value['Market moves']).toBe(`${race.live.odds[0]} into ${topPick.odds}`)
  const wins = race.live.rides.filter((place) => place === 1).length
  const rate = Math.round((100 * wins) / race.live.rides.length)
  expect(value['Trainer and jockey strike rates']).toMatch(new RegExp(` and ${rate}%$`))
})
