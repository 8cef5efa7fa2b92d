/** Lets the browser paint and answer input before the next step. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
