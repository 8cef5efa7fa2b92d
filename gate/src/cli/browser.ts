/** `GATE_BROWSER`: a Chromium in the place of Playwright's own. */
const executablePath = process.env.GATE_BROWSER

export const launchOptions = {
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath && { executablePath }),
}
