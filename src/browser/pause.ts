/** Yields so the browser can paint and handle input. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
