import { expect, test, vi } from 'vitest'
import { type Runner, race, topPick } from '../../src/content/race'
import { average, drawWinner, longestLosingRun, usualRange } from '../../src/home/hundred/chances'

const [first, second] = race.runners as unknown as [Runner, Runner]

/** A generator of numbers from 0 to 1 that always returns the same ones (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('on average, each horse wins as often as its chance says, in the order of the field', () => {
  const wins = [31, 19, 14, 11, 8, 6, 5, 4, 2]
  const numbers = [4, 2, 7, 6, 9, 1, 3, 8, 5]
  expect(average.map(({ number }) => number)).toEqual(numbers.flatMap((number, i) => Array(wins[i]).fill(number)))
})

test('the least random number draws the top pick, the greatest the horse with the least chance', () => {
  const random = vi.spyOn(Math, 'random')
  const winnerAt = (value: number) => {
    random.mockReturnValueOnce(value)
    return drawWinner().name
  }
  expect([0, 0.3099, 0.31, 0.4999, 0.5, 0.98, 1 - Number.EPSILON / 2].map(winnerAt)).toEqual([
    'Copper Lantern',
    'Copper Lantern',
    'Second Post',
    'Second Post',
    'Night Porter',
    'Hedge Sparrow',
    'Hedge Sparrow',
  ])
})

test('in 100,000 draws, each horse wins within three standard deviations of its chance', () => {
  vi.spyOn(Math, 'random').mockImplementation(generator(735))
  const draws = 100_000
  const wins = new Map<Runner, number>()
  for (let i = 0; i < draws; i++) {
    const winner = drawWinner()
    wins.set(winner, (wins.get(winner) ?? 0) + 1)
  }
  for (const runner of race.runners) {
    const share = runner.chance / 100
    const deviation = Math.sqrt(draws * share * (1 - share))
    expect(Math.abs((wins.get(runner) ?? 0) - draws * share), runner.name).toBeLessThan(3 * deviation)
  }
})

// Worked out from binomial coefficients in exact fractions, not by the recurrence that the code uses: `low` is the first
// number of wins up to which the probabilities add up to at least 2.5%, `high` the first for at least 97.5%.
test.each([
  [31, 22, 40],
  [19, 12, 27],
  [14, 8, 21],
  [11, 5, 17],
  [8, 3, 14],
  [6, 2, 11],
  [5, 1, 10],
  [4, 1, 8],
  [2, 0, 5],
])('a chance of %i% usually wins %i to %i of a hundred', (chance, low, high) => {
  expect(usualRange(chance)).toEqual({ low, high })
})

test('the longest losing run is the most runs in a row without a win, at either end or between wins', () => {
  const runs = (letters: string) => [...letters].map((letter) => (letter === 'W' ? first : second))
  const lengths = ['', 'W', 'L', 'LLLWLL', 'WLLWLLLLW', 'LWLLL', 'LLLL'].map((letters) =>
    longestLosingRun(runs(letters), topPick),
  )
  expect(lengths).toEqual([0, 0, 1, 3, 4, 3, 4])
})
