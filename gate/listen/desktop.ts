import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The folder of the files that Orca is given. */
export const OWN = import.meta.dirname

/** ms in which all has to be still before it counts as done: longer than a browser waits for its next frame. */
const STILL = 150
/** ms between two looks. */
const LOOK = 40
/** ms after which the wait is given up. Nothing is measured: it is a bound for what hangs, on the busiest machine. */
const LIMIT = 600_000

/**
 * A desktop without a screen: D-Bus session, X server, window manager, accessibility bus. What is started on it ends with
 * it, and with this process.
 */
export class Desktop {
  /** For profiles, sockets and logs. */
  readonly folder = mkdtempSync(join(tmpdir(), 'listen-'))
  readonly #programs: ChildProcess[] = []
  #env: NodeJS.ProcessEnv = {}

  async start(): Promise<void> {
    const home = (name: string) => {
      const path = join(this.folder, name)
      mkdirSync(path, { mode: 0o700 })
      return path
    }
    this.#env = {
      PATH: `${home('bin')}:${process.env.PATH}`,
      DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(this.folder, 'bus')}`,
      HOME: home('home'),
      TMPDIR: home('tmp'),
      XDG_RUNTIME_DIR: home('run'),
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      GSETTINGS_BACKEND: 'memory',
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      NO_AT_BRIDGE: '0',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      MOZ_CRASHREPORTER_DISABLE: '1',
      PYTHONDONTWRITEBYTECODE: '1',
    }
    // Orca asks `pgrep` for other Orcas, and does not start beside one. There may be one on another desktop.
    writeFileSync(join(this.folder, 'bin/pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })

    const address = `--address=${this.#env.DBUS_SESSION_BUS_ADDRESS}`
    const bus = this.run('dbus-daemon', ['--session', '--nofork', address])
    await this.until(() => existsSync(join(this.folder, 'bus')), 'the session bus', bus)
    // Servers that choose a number themselves take each other's when they start together.
    this.#env.DISPLAY = `:${100 + (Number(bus.pid) % 50_000)}`
    const server = this.run('Xvfb', [this.#env.DISPLAY, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'])
    await this.until(() => this.ask('xdotool', ['getdisplaygeometry']), 'the X server', server)
    this.run('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--a11y=1', '--screen-reader=1'])
    // It takes no key for itself.
    this.run('matchbox-window-manager', ['-use_titlebar', 'no', '-kbdconfig', '/dev/null'])
    await this.until(() => this.ask('xdotool', ['get_desktop']), 'the window manager')
  }

  /** Starts a program, its output in a log. */
  run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const log = openSync(join(this.folder, `${command.replace(/.*\//, '')}.log`), 'a')
    // It ends with this process, also where that is killed.
    const program = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
      stdio: ['ignore', log, log],
      env: { ...this.#env, ...env },
      detached: true, // A process group of its own, which ends as one.
    })
    closeSync(log)
    program.on('error', () => {})
    this.#programs.push(program)
    return program
  }

  /** What a command prints; undefined where it fails. */
  async ask(command: string, args: readonly string[]): Promise<string | undefined> {
    const answer = await promisify(execFile)(command, args, { env: this.#env, maxBuffer: 1e9 }).catch(() => undefined)
    return answer?.stdout
  }

  /**
   * Waits until `done` holds and no thread of any program here runs or waits for a processor, both for a while on end. On a
   * busy machine a thread that wants to go on is waiting for a processor: the wait grows with the load.
   */
  async settle(done: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + LIMIT
    for (let looks = 0; looks * LOOK < STILL; ) {
      if (performance.now() > end) throw new Error('The desktop does not come to rest.')
      looks = (await done()) && !this.#busy() ? looks + 1 : 0
      await sleep(LOOK)
    }
  }

  /**
   * Waits until `look` answers something.
   *
   * @throws with what the programs have written, when `program` ends before or nothing comes for ten minutes
   */
  async until<T>(look: () => T | Promise<T>, what: string, program?: ChildProcess): Promise<NonNullable<T>> {
    const end = performance.now() + LIMIT
    while (performance.now() < end && (program?.exitCode ?? null) === null && (program?.signalCode ?? null) === null) {
      try {
        const found = await look()
        if (found) return found
      } catch {} // Not there yet.
      await sleep(LOOK)
    }
    const logs = readdirSync(this.folder).filter((name) => name.endsWith('.log'))
    const tails = logs.map((name) => `${name}: ${readFileSync(join(this.folder, name), 'utf8').slice(-1000)}`)
    throw new Error(`${what} did not start.\n${tails.join('\n')}`)
  }

  #busy(): boolean {
    const groups = new Set(this.#programs.map(({ pid }) => String(pid)))
    return readdirSync('/proc').some((pid) => {
      if (!/^\d/.test(pid)) return false
      const [, , group = ''] = statOf(`/proc/${pid}`)
      return (
        groups.has(group) &&
        orNone(() => readdirSync(`/proc/${pid}/task`)).some((id) =>
          /^[RD]$/.test(statOf(`/proc/${pid}/task/${id}`)[0] ?? ''),
        )
      )
    })
  }

  close(): void {
    for (const { pid, spawnargs } of this.#programs.reverse()) {
      try {
        if (pid) process.kill(-pid, spawnargs.includes('Xvfb') ? 'SIGTERM' : 'SIGKILL') // It takes its socket away.
      } catch {} // It has ended.
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** State, parent and process group of a process or thread. */
const statOf = (path: string) =>
  orNone(() => {
    const text = readFileSync(`${path}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ', 3)
  })

/** What is read of a process, which may have ended meanwhile. */
function orNone(read: () => string[]): string[] {
  try {
    return read()
  } catch {
    return []
  }
}
