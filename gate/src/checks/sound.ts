import type { Page } from 'playwright/test'
import { type Check, oncePerPage, type RawFinding, violation } from '../check.ts'

/** Sound that may start by itself, s (1.4.2). */
const SHORT = 3
/** Amplitude, of 1, above which a sample is audible: -50 dB. */
const HEARD = 0.003

/**
 * Sound that starts by itself, lasts more than three seconds (1.4.2) and cannot be stopped: neither by the player's own
 * controls nor by a visible, named button that silences it when pressed. The files are decoded, so a silent video is no
 * violation. Sound that a script plays without an element is not found.
 */
export const sound: Check = {
  ...oncePerPage,
  start: (page) => async () => {
    const players = await page.evaluate(playersOf)
    const findings: RawFinding[] = []
    for (const { index, url, from, to, loop, controls, node } of players) {
      const heard = await secondsOf(page, url, from, to)
      if ((heard <= SHORT && !(loop && heard > 0)) || controls || (await silenced(page, index))) continue
      const help = `Sound of ${heard.toFixed(0)} s starts by itself, and nothing on the page stops it.`
      findings.push(violation('unstoppable', '1.4.2', node, help))
    }
    return [{ checks: players.length, findings }]
  },
}

/** Runs in the page: what plays by itself and is not muted. */
function playersOf() {
  return [...document.querySelectorAll<HTMLMediaElement>('audio, video')].flatMap((player, index) => {
    const playing = player.autoplay || !player.paused
    if (!playing || player.muted || player.volume === 0) return []
    const url = player.currentSrc || player.src || player.querySelector('source')?.src || ''
    const [, from = '0', to = ''] = /#t=([\d.]*)(?:,([\d.]+))?/.exec(url) ?? []
    const node = player.id ? `#${CSS.escape(player.id)}` : player.localName
    const controls = player.controls && player.checkVisibility()
    return [{ index, url, node, loop: player.loop, controls, from: Number(from), to: to ? Number(to) : 1e6 }]
  })
}

/** How long a file is audible, s, from its first sound in a span to its last; none where it cannot be read. */
async function secondsOf(page: Page, url: string, from: number, to: number): Promise<number> {
  const file = await page.request.get(url.replace(/#.*/, '')).catch(() => undefined)
  if (!file?.ok()) return 0
  // The page's Content-Security-Policy may block reading its own files.
  const other = await page.context().newPage()
  try {
    return await other.evaluate(
      async ({ data, from, to, HEARD }) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        const decoded = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(bytes.buffer).catch(() => undefined)
        if (!decoded) return 0
        const samples = decoded.getChannelData(0).subarray(from * decoded.sampleRate, to * decoded.sampleRate)
        const first = samples.findIndex((sample) => Math.abs(sample) > HEARD)
        const last = samples.findLastIndex((sample) => Math.abs(sample) > HEARD)
        return first < 0 ? 0 : (last - first) / decoded.sampleRate
      },
      { data: (await file.body()).toString('base64'), from, to, HEARD },
    )
  } finally {
    await other.close()
  }
}

/** Whether a button of the page stops or mutes a player; each that its name says could is pressed. */
const silenced = (page: Page, index: number) =>
  page.evaluate((index) => {
    const player = document.querySelectorAll<HTMLMediaElement>('audio, video')[index]
    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button], input[type=button]')]
    return buttons.some((button) => {
      const name = button.getAttribute('aria-label') ?? (button as HTMLInputElement).value ?? ''
      if (!button.checkVisibility({ visibilityProperty: true }) || button.closest('[aria-hidden=true]')) return false
      if (!/pause|play|stop|mute|sound|audio|quiet|silen/i.test(`${name} ${button.innerText}`)) return false
      const before = player?.paused
      button.click()
      return player?.paused !== before || player?.muted === true || player?.volume === 0
    })
  }, index)
