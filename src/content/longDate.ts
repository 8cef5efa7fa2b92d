// biome-ignore format: a line reads better
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]

/**
 * A day, ISO 8601, as readers get it: `October 27, 2025`. Without `Intl`: for the site's few dates a phone would spend
 * 90 ms on starting it (4 × CPU, one third of a legal page's script).
 */
export function longDate(day: string): string {
  const date = new Date(day)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
