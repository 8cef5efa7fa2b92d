import { defineConfig } from 'playwright/test'

/** Takes the gate's engines and checks through published test cases (`score.ts`). */
const executablePath = process.env.GATE_BROWSER

export default defineConfig({
  testDir: '.',
  testMatch: 'cases.spec.ts',
  outputDir: '../../.cache/gate',
  fullyParallel: true,
  workers: 2,
  timeout: 0,
  reporter: [['line']],
  use: {
    launchOptions: {
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // The cases are served locally; requests to other hosts are blocked.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        // Allow autoplay, which the browser would block.
        '--autoplay-policy=no-user-gesture-required',
      ],
      ...(executablePath && { executablePath }),
    },
  },
})
