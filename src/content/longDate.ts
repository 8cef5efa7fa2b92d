/** A day, ISO 8601, as readers get it: `October 27, 2025`. */
export function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
