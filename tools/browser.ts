import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, firefox, webkit } from 'playwright'

const engines = { chromium, firefox, webkit }
type Engine = keyof typeof engines
const MODULES = join(import.meta.dirname, '../node_modules')

/** Whether Chromium is the one in the lock file, @sparticuz/chromium, which is only for Linux x64 (docs/decisions/017). */
export const pinned = process.platform === 'linux' && process.arch === 'x64'

/** Arguments for Chromium: the same pixels on every machine, and no sandbox for root, who cannot use it. */
export const browserArgs: readonly string[] = [
  ...['--disable-gpu', '--disable-lcd-text', '--disable-skia-runtime-opts', '--font-render-hinting=none'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The engine named by `FORMLINE_ENGINE`. @throws when there is no such engine */
export function selectedEngine(name = process.env.FORMLINE_ENGINE ?? 'chromium'): Engine {
  if (Object.hasOwn(engines, name)) return name as Engine
  throw new Error(`FORMLINE_ENGINE is "${name}": use chromium, firefox or webkit.`)
}

/** Path of a browser, which may not be installed yet: the lock file's Chromium, or Playwright's build. */
export const browserPath = (engine: Engine): string =>
  engine === 'chromium' && pinned ? join(unpackedFolder(), 'start') : engines[engine].executablePath()

/** Path of a browser, unpacked or downloaded if it is missing. @throws when that fails */
export function findBrowser(engine: Engine = 'chromium'): { executablePath: string } {
  const executablePath = browserPath(engine)
  if (existsSync(executablePath)) return { executablePath }
  const install = ['install', ...(process.env.CI ? ['--with-deps'] : []), engine]
  if (engine === 'chromium' && pinned) unpackChromium()
  else spawnSync(process.execPath, [join(MODULES, 'playwright/cli.js'), ...install], { stdio: 'inherit' })
  if (existsSync(executablePath)) return { executablePath }
  throw new Error(`No ${engine} for the tests: run "npx playwright ${install.join(' ')}".`)
}

/** Starts Chromium with the libraries and fonts of its package, not with the machine's. */
const START = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf" exec "$here/chromium" "$@"
`

const source = join(MODULES, '@sparticuz/chromium')

/** Where Chromium is unpacked, once per version. */
function unpackedFolder(): string {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  return join(MODULES, '.cache', `chromium-${version}`)
}

function unpackChromium(): void {
  const folder = unpackedFolder()
  const content = (name: string) => brotliDecompressSync(readFileSync(join(source, 'bin', `${name}.br`)))
  const partial = `${folder}-${process.pid}`
  mkdirSync(partial, { recursive: true })
  for (const name of ['al2023.tar', 'fonts.tar']) execFileSync('tar', ['-xC', partial], { input: content(name) })
  writeFileSync(join(partial, 'fonts.conf'), '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>')
  writeFileSync(join(partial, 'chromium'), content('chromium'), { mode: 0o755 })
  writeFileSync(join(partial, 'start'), START, { mode: 0o755 })
  if (existsSync(folder))
    rmSync(partial, { recursive: true }) // Another process has already unpacked it.
  else renameSync(partial, folder)
}
