import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages; what they depend on comes with them. */
const wanted = [
  'xvfb',
  'matchbox-window-manager',
  'xdotool',
  'dbus',
  'at-spi2-core',
  'libatk-adaptor',
  'fonts-dejavu-core',
  'firefox-esr',
  'chromium',
  'orca',
]

/** Names what is missing of Debian's packages, once it has been installed where that is wanted and allowed. */
export function missingPackages({ install }: { install: boolean }): string[] {
  const missing = notInstalled()
  if (missing.length === 0 || !install || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return missing
  console.log(`Installing ${missing.join(' ')} …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['--quiet', '--quiet', '--option', 'DPkg::Lock::Timeout=600', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...missing)
  return notInstalled()
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: a format of dpkg
const FORMAT = '${Package} ${db:Status-Status}\n'

function notInstalled(): string[] {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat', FORMAT, ...wanted], { encoding: 'utf8' })
  const known = stdout?.split('\n') ?? [] // None where there is no dpkg.
  return wanted.filter((name) => !known.includes(`${name} installed`))
}
