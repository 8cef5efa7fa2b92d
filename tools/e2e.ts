import { askedEngine, findBrowser } from './browser.ts'
import { run } from './run.mjs'

/**
 * Runs the browser tests on the built site: `node tools/e2e.ts [options of Playwright]`. `FORMLINE_ENGINE=firefox` or
 * `webkit` runs those of behavior in that engine.
 */
try {
  const { executablePath, source } = findBrowser(askedEngine())
  console.log(`Browser: ${source}`)
  const env = { ...process.env, FORMLINE_BROWSER: executablePath }
  process.exitCode = await run(
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)],
    env,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
