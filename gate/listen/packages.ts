import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Engine } from './browsers.ts'

/** Debian's packages: what every step needs, what each browser is, and what speech needs besides. */
const desktop = [
  'xvfb',
  'x11-xkb-utils',
  'matchbox-window-manager',
  'xdotool',
  'dbus',
  'at-spi2-core',
  'libatk-adaptor',
  'fonts-dejavu-core',
  'gsettings-desktop-schemas',
  'python3-gi',
  'gir1.2-atspi-2.0',
]
const browsers: Readonly<Record<Engine, string>> = {
  firefox: 'firefox-esr',
  chromium: 'chromium',
  webkit: 'libwebkit2gtk-4.1-0',
}
const speech = ['orca', 'python3-pyatspi', 'gir1.2-wnck-3.0']

/** What this machine can do. */
export interface Abilities {
  /** Engines whose trees can be looked at. */
  readonly engines: readonly Engine[]
  /** Whether Orca can be listened to. */
  readonly hears: boolean
  /** Packages that are missing. */
  readonly missing: readonly string[]
}

/** Asks Debian for its packages, and installs what is missing, where that is wanted and allowed. */
export function abilities(engines: readonly Engine[], { install }: { install: boolean }): Abilities {
  const wanted = [...desktop, ...engines.map((engine) => browsers[engine]), ...speech]
  const isDebian = existsSync('/usr/bin/apt-get')
  if (install && isDebian && process.getuid?.() === 0 && wanted.some(isMissing)) {
    console.log(`Installing ${wanted.filter(isMissing).join(' ')} …`)
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['--quiet', '--quiet', '--option', 'DPkg::Lock::Timeout=600', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update')
    apt('install', '--yes', '--no-install-recommends', ...wanted.filter(isMissing))
  }
  const missing = wanted.filter(isMissing)
  const has = (names: readonly string[]) => !names.some((name) => missing.includes(name))
  return {
    missing,
    engines: engines.filter((engine) => has([...desktop, browsers[engine]])),
    hears: has([...desktop, ...speech]),
  }
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: a format of dpkg
const STATUS = '${db:Status-Status}'

function isMissing(name: string): boolean {
  try {
    const status = execFileSync('dpkg-query', ['--show', '--showformat', STATUS, name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return status !== 'installed'
  } catch {
    return true
  }
}
