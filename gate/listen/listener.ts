import { type Browser, type Engine, launch, NOTHING, type Viewport } from './browsers.ts'
import { Desktop } from './desktop.ts'
import { type Finding, judgeArrival, judgeDialog } from './invariants.ts'
import { type Facts, readFacts } from './page.ts'
import { Orca } from './speech.ts'

/** The window in which is listened unless a walk says otherwise. CSS px. */
const WIDE: Viewport = { width: 1280, height: 900 }

/** Somebody who presses keys and hears what Orca says. What is heard and what is wrong with it are kept for each walk. */
export class Listener {
  readonly #base: string
  readonly #browser: Browser
  readonly #desktop: Desktop
  readonly #orca: Orca
  /** The transcript of the present walk. */
  lines: string[] = []
  findings: Finding[] = []

  private constructor(base: string, browser: Browser, desktop: Desktop, orca: Orca) {
    this.#base = base
    this.#browser = browser
    this.#desktop = desktop
    this.#orca = orca
  }

  /** Starts desktop, Orca and browser. Addresses are relative to `base`. */
  static async start(engine: Engine, base: string): Promise<Listener> {
    const desktop = new Desktop()
    process.once('exit', () => desktop.close())
    await desktop.start()
    const orca = new Orca(desktop)
    await orca.start()
    return new Listener(base, await launch[engine](desktop), desktop, orca)
  }

  /** Begins a walk. */
  begin(): void {
    this.lines = []
    this.findings = []
  }

  /** Loads a page afresh and keeps what Orca says of its own accord. */
  async open(address: string, viewport = WIDE): Promise<void> {
    await this.#load(NOTHING, WIDE)
    // Brings the keyboard back from the browser's own buttons; the pointer rests where no page shows anything.
    await this.#desktop.ask('xdotool', ['mousemove', '640', '700', 'click', '1', 'mousemove', '1599', '1199'])
    await this.#settle()
    this.#orca.take()
    await this.#load(new URL(address, this.#base).href, viewport)
    const said = this.#orca.take()
    // What comes before depends on how long the page took to load.
    const loaded = said.findLastIndex((line) => line.startsWith('Finished loading'))
    this.lines.push(...said.slice(Math.max(0, loaded)))
  }

  /** Loads a page and goes to its top. Whether Orca stands before its first link or on it would depend on the load. */
  async openAtTop(address: string, viewport = WIDE): Promise<void> {
    await this.open(address, viewport)
    await this.#orca.press('ctrl+Home')
    this.#orca.take()
  }

  async #load(address: string, viewport: Viewport) {
    await this.#browser.load(address, viewport)
    await this.#settle()
  }

  readonly #quiet = () => this.#browser.pending() === 0
  #settle() {
    return this.#orca.settle(this.#quiet)
  }

  /** Begins a part of the transcript. */
  part(title: string): void {
    this.lines.push('', `## ${title}`)
  }

  /** Presses a key, or several at once, a number of times. Answers what was said. */
  async press(keys: string, times = 1): Promise<string[]> {
    const all: string[] = []
    for (let time = 0; time < times; time += 1) {
      this.lines.push(`> ${keys}`)
      await this.#orca.press(keys, this.#quiet)
      const said = this.#orca.take()
      this.lines.push(...said)
      all.push(...said)
    }
    return all
  }

  /** Presses a key until what is said matches, or the page repeats itself. Answers what was said at each press but the last. */
  async pressUntil(keys: string, end: RegExp): Promise<string[][]> {
    const presses: string[][] = []
    for (;;) {
      const said = await this.press(keys)
      if (said.some((line) => end.test(line))) return presses
      presses.push(said)
      const [first = '', ...others] = presses.slice(-5).map((lines) => lines.join())
      if (others.length === 4 && others.every((other) => other === first))
        throw new Error(`${keys} leads nowhere: nothing that is said matches ${end}.\n${this.lines.join('\n')}`)
    }
  }

  /** Waits until something holds in the page. It is asked there, and refers to nothing outside. */
  async until(look: () => boolean): Promise<void> {
    await this.#desktop.until(() => this.#browser.evaluate(look), `${look}`)
    await this.#settle()
  }

  facts(): Promise<Facts> {
    return this.#browser.evaluate(readFacts)
  }

  /** Notes where focus is and what the page is called. */
  async place(): Promise<void> {
    const { focus, title } = await this.facts()
    this.lines.push(`(focus: ${focus?.element ?? 'none'}; title: ${title})`)
  }

  judge(findings: readonly Finding[]): void {
    this.findings.push(...findings)
  }

  /** Judges that what was said announces the dialog that is open now. */
  async hasOpened(said: readonly string[]): Promise<void> {
    this.judge(judgeDialog(said, await this.facts()))
    await this.place()
  }

  /** Judges that what was said announces the page that is there now. */
  async hasArrived(said: readonly string[]): Promise<void> {
    this.judge(judgeArrival(said, await this.facts()))
    await this.place()
  }
}
