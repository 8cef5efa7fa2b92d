// biome-ignore format: easier to read in two lines
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]

/**
 * Formats an ISO 8601 date as `October 27, 2025`. The first use of `Intl` would add 32 ms to hydration on a slow phone.
 */
export function longDate(day: string): string {
  const date = new Date(day)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
