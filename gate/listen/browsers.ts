import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Desktop } from './desktop.ts'

export type Engine = 'firefox' | 'chromium'

/** CSS px. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** A browser on the desktop, steered from outside: keys come from the desktop. */
export interface Browser {
  /** Loads an address into the one window and sets the size of the page. */
  load(address: string, viewport: Viewport): Promise<void>
  /** Runs a function without outer references in the page, and answers what it returns. */
  evaluate<T>(look: () => T): Promise<T>
  /** Requests that have not been answered. */
  pending(): number
}

/** A page that says nothing. */
export const NOTHING = 'data:text/html,<title>Nothing</title>'

export const launch: Record<Engine, (desktop: Desktop) => Promise<Browser>> = { firefox, chromium }

// biome-ignore lint/suspicious/noExplicitAny: its shapes are the protocols'
type Json = { [key: string]: any }

/** Both protocols are numbered JSON over a WebSocket. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (result: Json) => void; reject: (error: Error) => void }>()
  const listeners: ((method: string, params: Json) => void)[] = []
  let count = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.id === undefined) for (const listener of listeners) listener(message.method, message.params)
    else if (message.error) waiting.get(message.id)?.reject(new Error(JSON.stringify(message)))
    else waiting.get(message.id)?.resolve(message.result)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${address} does not answer.`))
  })
  return {
    listeners,
    send: (method: string, params: Json = {}) =>
      new Promise<Json>((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
  }
}

/** What both answer to an expression that makes JSON. */
function answerOf(result: Json, failure?: Json) {
  if (failure) throw new Error(failure.exception?.description ?? failure.text)
  return result.value === undefined ? undefined : JSON.parse(result.value)
}

/** Firefox, steered by WebDriver BiDi. */
async function firefox(desktop: Desktop): Promise<Browser> {
  const profile = join(desktop.folder, 'firefox')
  mkdirSync(profile)
  const preferences = {
    'accessibility.force_disabled': -1,
    'app.update.enabled': false,
    'browser.aboutwelcome.enabled': false,
    'browser.newtabpage.enabled': false,
    'browser.preonboarding.enabled': false,
    'browser.startup.page': 0,
    'browser.translations.enable': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'dom.ipc.processPrelaunch.enabled': false,
    'places.history.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': '',
    'termsofuse.acceptedVersion': 999,
    'ui.prefersReducedMotion': 1,
  }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const program = desktop.run('firefox-esr', [
    '--no-remote',
    '--profile',
    profile,
    '--width',
    '1400',
    '--height',
    '1100',
    '--remote-debugging-port',
    '0',
    NOTHING,
  ])
  const server = join(profile, 'WebDriverBiDiServer.json')
  const { ws_port } = await desktop.until(() => JSON.parse(readFileSync(server, 'utf8')), 'Firefox', program)
  const { send, listeners } = await connect(`ws://127.0.0.1:${ws_port}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree')
  const context = contexts[0].context
  const pending = new Set<string>()
  listeners.push((method, { request }) => {
    if (method === 'network.beforeRequestSent') pending.add(request.request)
    else if (/^network\.(responseCompleted|fetchError)$/.test(method)) pending.delete(request.request)
  })
  await send('session.subscribe', {
    events: ['network.beforeRequestSent', 'network.responseCompleted', 'network.fetchError'],
  })
  return {
    async load(url, viewport) {
      await send('browsingContext.setViewport', { context, viewport })
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(look) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify((${look})())`,
        target: { context },
        awaitPromise: false,
      })
      return answerOf(result, exceptionDetails)
    },
    pending: () => pending.size,
  }
}

/** Chromium, steered by its DevTools protocol. */
async function chromium(desktop: Desktop): Promise<Browser> {
  const profile = join(desktop.folder, 'chromium')
  const program = desktop.run('chromium', [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--incognito', // It remembers no visited links.
    '--force-renderer-accessibility',
    '--force-prefers-reduced-motion',
    '--disable-gpu',
    '--ozone-platform=x11',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    `--user-data-dir=${profile}`,
    '--window-size=1400,1100',
    '--window-position=0,0',
    '--remote-debugging-port=0',
    NOTHING,
  ])
  const file = join(profile, 'DevToolsActivePort')
  const port = await desktop.until(() => /^\d+/.exec(readFileSync(file, 'utf8'))?.[0], 'Chromium', program)
  const address = await desktop.until(async () => {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Json[]
    return targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl as string | undefined
  }, 'the page of Chromium')
  const { send, listeners } = await connect(address)
  const pending = new Set<string>()
  let loaded = () => {}
  listeners.push((method, { requestId }) => {
    if (method === 'Network.requestWillBeSent') pending.add(requestId)
    else if (/^Network\.loading(Finished|Failed)$/.test(method)) pending.delete(requestId)
    else if (method === 'Page.loadEventFired') loaded()
  })
  await send('Network.enable')
  await send('Page.enable')
  return {
    async load(url, { width, height }) {
      await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
      const done = new Promise<void>((resolve) => {
        loaded = resolve
      })
      pending.clear()
      await send('Page.navigate', { url })
      await done
    },
    async evaluate(look) {
      const expression = `JSON.stringify((${look})())`
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression })
      return answerOf(result, exceptionDetails)
    },
    pending: () => pending.size,
  }
}
