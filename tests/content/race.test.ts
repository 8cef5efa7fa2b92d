import { describe, expect, test } from 'vitest'
import { home } from '../../src/content/home'
import { inWords } from '../../src/content/inWords'
import { race, topPick } from '../../src/content/race'
import { ticks } from '../../src/content/ticks'
import { someOf } from '../list'

const runners = someOf(race.runners, 'runners')
const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

describe('the sample race', () => {
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

  test.each(race.calls.map((call, index) => [call, index] as const))(
    'every position from 1 to 9 is taken once at the call: %s',
    (_, index) => {
      expect(sorted(runners.map(({ positions }) => positions[index] ?? 0))).toEqual(oneToNine)
    },
  )

  test('the predicted order at the line is the order of the card', () => {
    expect(runners.map(({ positions }) => positions[4])).toEqual(oneToNine)
  })

  test('the jockey’s strike rate is that of the drawn rides', () => {
    const { rides, strikeRate } = race.live.jockey
    const wins = rides.filter((place) => (place as number) === 1).length
    expect([rides.length, wins]).toEqual([21, 3])
    expect(`${Math.round((wins / rides.length) * 100)}%`).toBe(strikeRate)
  })

  test('the labels of the time scale are at their times', () => {
    const hundredths = (time: string) => {
      const [minutes, seconds] = time.split(':')
      return Number(minutes) * 6000 + Math.round(Number(seconds) * 100)
    }
    const wrong = someOf(ticks, 'ticks').filter(
      ({ behind, time }) => hundredths(time) - hundredths(race.winningTime) !== behind,
    )
    expect(wrong).toEqual([])
  })

  test('the flagged margins agree with the clock at six lengths a second', () => {
    const lengths: Record<string, number> = { 'sh hd': 0.1, '½': 0.5, '¾': 0.75, '1': 1 }
    const off = race.finish.map(({ behind, margin }, index) => {
      const gap = behind - (race.finish[index - 1]?.behind ?? 0)
      return Math.abs((gap / 100) * 6 - (lengths[margin] ?? Number.NaN))
    })
    expect(off.filter((difference) => !(difference < 0.125))).toEqual([])
  })

  test('the winner and the beaten horses of the film are runners, each once', () => {
    const numbers = [race.winner, ...race.finish.map(({ number }) => number)]
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((number) => !runners.some((runner) => runner.number === number))).toEqual([])
  })

  test('the win-rate table has a rate for every going and trip', () => {
    const { rows, trips, pick } = race.winRates
    expect(someOf(rows, 'rows').filter(({ rates }) => rates.length !== trips.length)).toEqual([])
    expect(rows.some(({ going }) => going === pick.going)).toBe(true)
    expect(trips).toContain(pick.trip)
  })

  test('a fact about the top pick has the same value everywhere', () => {
    const { conditions, performance, metrics } = race.dataPoints
    const said = new Map<string, string>([...conditions, ...performance, ...metrics])
    expect(said.get('Going')).toBe(race.live.going.now)
    expect(said.get('Recent form')).toBe(race.live.form)
    expect(said.get('Market moves')).toBe(`${race.live.odds.from} to ${race.live.odds.to}`)
    expect(said.get('Trainer and jockey strike rate')).toContain(race.live.jockey.strikeRate)
  })

  test('going and form have a place on their scales', () => {
    expect(race.live.going.scale).toContain(race.live.going.now)
    expect(race.live.form).toMatch(/^[\d-]+$/)
  })
})

describe('the words about the race', () => {
  test('the text for the film gives the beaten horses in the order of the clock', () => {
    const order: readonly number[] = race.finish.map(({ number }) => number)
    const words = home.hero.filmAlt.replace(inWords(race.winningTime), '')
    const named = words.match(/\b\d\b(?!\.\d)/g)?.map(Number) ?? []
    const beaten = named.filter((number) => order.includes(number))
    expect(beaten).not.toEqual([])
    expect(beaten).toEqual(order.filter((number) => beaten.includes(number)))
  })
})
