import { type Runner, race } from '../../content/race'

/** A hundred runs as the win chances predict them: each horse once per percent of its chance, in predicted order. */
export const average: readonly Runner[] = race.runners.flatMap((runner) => Array<Runner>(runner.chance).fill(runner))

/** The winner of one run, drawn at random by the win chances. */
export const drawWinner = (): Runner => average[Math.floor(Math.random() * average.length)] as Runner

/**
 * The usual number of wins in a hundred runs: the middle 95% of the binomial distribution.
 *
 * @param chance win chance, percent
 */
export function usualRange(chance: number): { low: number; high: number } {
  const ratio = chance / (100 - chance)
  let low: number | undefined
  let probability = (1 - chance / 100) ** 100
  let atMost = 0
  for (let wins = 0; ; wins++) {
    atMost += probability
    if (atMost >= 0.025) low ??= wins
    if (low !== undefined && atMost >= 0.975) return { low, high: wins }
    probability *= (ratio * (100 - wins)) / (wins + 1)
  }
}

/** The most runs in a row that a horse lost. */
export function longestLosingRun(winners: readonly Runner[], runner: Runner): number {
  let [longest, current] = [0, 0]
  for (const winner of winners) {
    current = winner === runner ? 0 : current + 1
    longest = Math.max(longest, current)
  }
  return longest
}
