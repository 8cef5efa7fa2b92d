import { spawnSync } from 'node:child_process'
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
  let missing = missingOf(wanted)
  if (missing.length > 0 && install && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(' ')} …`)
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['--quiet', '--quiet', '--option', 'DPkg::Lock::Timeout=600', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update')
    apt('install', '--yes', '--no-install-recommends', ...missing)
    missing = missingOf(wanted)
  }
  const has = (names: readonly string[]) => !names.some((name) => missing.includes(name))
  return {
    missing,
    engines: engines.filter((engine) => has([...desktop, browsers[engine]])),
    hears: has([...desktop, ...speech]),
  }
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: a format of dpkg
const FORMAT = '${Package} ${db:Status-Status}\n'

function missingOf(wanted: readonly string[]): string[] {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat', FORMAT, ...wanted], { encoding: 'utf8' })
  const known = stdout?.split('\n') ?? [] // None where there is no dpkg.
  return wanted.filter((name) => !known.includes(`${name} installed`))
}
