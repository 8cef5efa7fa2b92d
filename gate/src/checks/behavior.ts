import type { CDPSession, Page } from 'playwright/test'
import { type Check, oncePerPage, type RawFinding } from '../check.ts'

/** Single keys that a person who dictates, or whose hand slips, presses by accident. */
const KEYS = [...'abcdefghijklmnopqrstuvwxyz0123456789+-/?.,']

/**
 * What a page does that nobody asked for: it reacts to a single letter (2.1.4) or to the device being moved (2.5.4), and
 * text changes by itself (2.2.2). Keys are pressed and device movements sent only where the page listens for them, and
 * the page is compared before and after. If a labelled control switches the behavior off, there is no violation.
 */
export const behavior: Check = {
  name: 'behavior',
  ...oncePerPage,
  async start(page) {
    await page.evaluate(watch)
    return async () => {
      const findings: RawFinding[] = [...(await changing(page))]
      const session = await page.context().newCDPSession(page)
      const listened = await listeners(session)
      if (['keydown', 'keypress', 'keyup'].some((type) => listened.has(type))) findings.push(...(await shortcuts(page)))
      if (['devicemotion', 'deviceorientation'].some((type) => listened.has(type)))
        findings.push(...(await moved(page)))
      await session.detach()
      return [{ checks: 1 + listened.size, findings }]
    }
  },
}

interface Watched extends Window {
  gateChanges?: Map<Node, number>
}

/** Runs in the page: counts how often each text changes by itself, where it is seen. */
function watch() {
  const changes = new Map<Node, number>()
  ;(window as Watched).gateChanges = changes
  new MutationObserver((records) => {
    const changed = new Set(records.flatMap(({ type, target }) => (type === 'attributes' ? [] : [target])))
    for (const node of changed) {
      const element = node instanceof Element ? node : node.parentElement
      // Added content, such as a log, is allowed; replaced text is not.
      if (!element?.checkVisibility() || element.children.length > 0 || element.matches('script, style, head *'))
        continue
      changes.set(element, (changes.get(element) ?? 0) + 1)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Text that has changed by itself more than once since the page was opened, with no control whose name speaks of it. */
async function changing(page: Page): Promise<RawFinding[]> {
  // Most of what the gate does to a page lies before this.
  await page.waitForTimeout(1500)
  const { nodes, control, beside } = await page.evaluate(() => {
    const changes = [...((window as Watched).gateChanges ?? [])].filter(([, count]) => count > 1)
    const controls = [...document.querySelectorAll<HTMLElement>('button, [role=button], a, input, select')]
    const changing = changes.map(([node]) => node.textContent?.trim().length ?? 0).reduce((sum, each) => sum + each, 0)
    return {
      // 2.2.2 is about moving content beside other content: alone on a page it is allowed.
      beside: document.body.innerText.trim().length > changing + 10,
      nodes: changes.map(([node]) => ((node as Element).id ? `#${(node as Element).id}` : (node as Element).localName)),
      control: controls.some((each) =>
        /pause|stop|hide|play|change|control|frequency|slow/i.test(
          `${each.innerText} ${each.getAttribute('aria-label')} ${(each as HTMLInputElement).value}`,
        ),
      ),
    }
  })
  if (control || !beside) return []
  return nodes.map((node) => ({
    rule: 'text-changes',
    criteria: ['2.2.2'],
    node,
    help: 'Its text changes by itself: give the visitor a button that stops it.',
    certain: true,
  }))
}

/** Events that the window, the document or the body listens for. */
async function listeners(session: CDPSession): Promise<Set<string>> {
  const types = new Set<string>()
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (!result.objectId) continue
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId })
    for (const { type } of listeners) types.add(type)
  }
  return types
}

/** Keys that change the page, or that it takes for itself, while nothing in it has focus. */
async function reacting(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur?.()
    const seen: string[] = []
    const records = new MutationObserver(() => undefined)
    records.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    const look = (event: KeyboardEvent) => {
      records.takeRecords()
      // After the last listener.
      setTimeout(() => {
        if (event.defaultPrevented || records.takeRecords().length > 0) seen.push(event.key)
      })
    }
    window.addEventListener('keydown', look, true)
    Object.assign(window, { gateKeys: { seen, stop: () => window.removeEventListener('keydown', look, true) } })
  })
  const address = page.url()
  for (const key of KEYS) await page.keyboard.press(key)
  if (page.url() !== address) return ['a key that leads away']
  await page.waitForTimeout(50)
  return page.evaluate(() => {
    const { seen, stop } = (window as unknown as { gateKeys: { seen: string[]; stop(): void } }).gateKeys
    stop()
    return [...new Set(seen)]
  })
}

/** Clicks what says that it is about something: first what opens more, then each box. */
async function switchOff(page: Page, about: RegExp): Promise<void> {
  const clickAll = (selector: string) =>
    page.evaluate(
      ({ selector, source }) => {
        for (const element of document.querySelectorAll<HTMLInputElement>(selector)) {
          const label = element.labels?.[0]?.innerText ?? ''
          const name = `${label} ${element.value} ${element.innerText} ${element.getAttribute('aria-label')}`
          const says = new RegExp(source, 'i').test(name)
          if (says && element.checkVisibility({ visibilityProperty: true })) element.click()
        }
      },
      { selector, source: about.source },
    )
  await clickAll('button, [role=button], input[type=button], summary')
  await clickAll('input[type=checkbox], [role=switch], [role=checkbox]')
}

async function shortcuts(page: Page): Promise<RawFinding[]> {
  if ((await reacting(page)).length === 0) return []
  await switchOff(page, /short-?cut|hot-?key|\bkeys?\b|keyboard/)
  const left = await reacting(page)
  const help = `The page reacts to ${left.slice(0, 5).join(' ')} alone: ask for Ctrl or Alt, too, or let it be switched off.`
  return left.length === 0 ? [] : [{ rule: 'single-key', criteria: ['2.1.4'], node: 'body', help, certain: true }]
}

/** Runs in the page: turns the device one way and the other, and answers what the parts that this changes say each time. */
function turn(): string[][] {
  const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (part) => part.children.length === 0 && !part.matches('script, style, [type=checkbox]'),
  )
  const look = () => parts.map((part) => (part instanceof HTMLInputElement ? part.value : (part.textContent ?? '')))
  const looks = [0, 60, -60, -60].map((gamma) => {
    const rotationRate = { alpha: gamma, beta: gamma, gamma }
    if (gamma) window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { ...rotationRate }))
    if (gamma) window.dispatchEvent(new DeviceMotionEvent('devicemotion', { rotationRate, interval: 16 }))
    return look()
  })
  const changed = parts.map((_, index) => new Set(looks.map((each) => each[index])).size > 1)
  Object.assign(window, { gateTurned: () => look().filter((_, index) => changed[index]) })
  return looks.map((each) => each.filter((_, index) => changed[index]))
}

async function moved(page: Page): Promise<RawFinding[]> {
  const looks = await page.evaluate(turn)
  if (looks[0]?.length === 0) return []
  const told = { criteria: ['2.5.4'], node: 'body', certain: true }
  const findings: RawFinding[] = []
  // Each button is pressed several times, then all again, also those that appear: does one do the same as the movement?
  const reached = await page.evaluate(() => {
    const { gateTurned } = window as unknown as { gateTurned(): string[] }
    const buttons = () => [...document.querySelectorAll<HTMLElement>('button, [role=button], input[type=button]')]
    return [buttons, buttons].flatMap((all) =>
      all().flatMap((button) =>
        [1, 2, 3].map(() => {
          if (button.checkVisibility()) button.click()
          return gateTurned().join()
        }),
      ),
    )
  })
  if (looks.slice(1).some((look) => !reached.includes(look.join()))) {
    const help = 'Only moving the device does this: let a control do it, too.'
    findings.push({ rule: 'motion-alone', help, ...told })
  }
  await switchOff(page, /disable|turn off|switch off|motion|sensor|tilt/)
  if ((await page.evaluate(turn))[0]?.length) {
    const help = 'Moving the device changes the page: let it be switched off.'
    findings.push({ rule: 'motion-stays-on', help, ...told })
  }
  return findings
}
