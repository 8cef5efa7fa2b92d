import { cpSync, mkdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Desktop, OWN } from './desktop.ts'

/** What `listener.py` answers: see there. */
interface Answer {
  readonly spoken: readonly string[]
  readonly keys: number
  readonly queue: number
  readonly reading: boolean
  /** s */
  readonly quiet: number
}

/** s for which Orca must have been quiet before it counts as done. */
const QUIET = 0.25

/** Orca on a desktop, its speech caught as text. */
export class Orca {
  readonly #desktop: Desktop
  readonly #socket: string
  #spoken: string[] = []

  constructor(desktop: Desktop) {
    this.#desktop = desktop
    this.#socket = join(desktop.folder, 'orca.socket')
  }

  async start(): Promise<void> {
    const settings = join(this.#desktop.folder, 'orca')
    mkdirSync(settings)
    cpSync(join(OWN, 'orca.json'), join(settings, 'user-settings.conf'))
    const program = this.#desktop.run('orca', ['--user-prefs', settings], {
      LISTEN_SOCKET: this.#socket,
      PYTHONPATH: OWN,
    })
    await this.#desktop.until(() => this.#ask(), 'Orca', program)
    await this.settle()
  }

  async #ask(): Promise<Answer> {
    const answer: Answer = JSON.parse(await text(createConnection(this.#socket)))
    this.#spoken.push(...answer.spoken)
    return answer
  }

  /** Waits until Orca has said all it has to say, and the programs on the desktop are still. */
  async settle(done: () => boolean = () => true): Promise<void> {
    await this.#desktop.settle(async () => {
      const { queue, reading, quiet } = await this.#ask()
      return done() && queue === 0 && !reading && quiet > QUIET
    })
  }

  /** Presses a key, or several at once (`ctrl+Home`), by the names of X. */
  async press(keys: string, done?: () => boolean): Promise<void> {
    const before = (await this.#ask()).keys + keys.split('+').length
    // `xdotool key alt+Left` lets go of Alt first, and Orca takes the rest for another key.
    const held = keys.split('+')
    const key = held.pop() ?? ''
    await this.#desktop.ask('xdotool', [
      ...held.flatMap((name) => ['keydown', name]),
      'key',
      '--delay',
      '30',
      key,
      ...held.reverse().flatMap((name) => ['keyup', name]),
    ])
    await this.#desktop.until(async () => (await this.#ask()).keys >= before, `${keys} in Orca`)
    await this.settle(done)
  }

  /** What has been said since the last call. */
  take(): string[] {
    return this.#spoken.splice(0)
  }
}
