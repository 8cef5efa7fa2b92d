import axe, { type Result } from 'axe-core'
import { axeSpec, rulesOf } from '../engines/axeRules.ts'

/**
 * Runs in the browser under `npm run dev`, and only there (`auditPage.ts`): writes what axe finds on
 * the page to the console, when the page has come to rest after a load, a navigation or a change. A violation is a
 * warning; what axe cannot decide, which the browser tests fail on until a person has decided it, is an information.
 * What was reported is not reported again until it has been fixed.
 */

/** Vite's own report of errors is not part of the page. */
const PAGE = { exclude: ['vite-error-overlay'] }

/** Rest before axe runs, in ms. */
const REST = 1000

let timer: ReturnType<typeof setTimeout> | undefined
let running = false
let reported: ReadonlySet<string> = new Set()

function plan(): void {
  clearTimeout(timer)
  timer = setTimeout(audit, REST)
}

async function audit(): Promise<void> {
  if (running) return plan() // axe runs once at a time.
  running = true
  const { violations, incomplete } = await axe.run(PAGE, rulesOf('AAA').all).finally(() => {
    running = false
  })
  const found = new Set<string>()
  const report = (results: readonly Result[], words: string, log: typeof console.warn) => {
    for (const { id, help, helpUrl, nodes } of results) {
      for (const { target, failureSummary } of nodes) {
        const node = target.flat().join(' ')
        const line = `${words} ${id}: ${help}\n${node}`
        const key = `${window.location.pathname} ${line}`
        found.add(key)
        if (!reported.has(key)) log(`${line}\n${failureSummary}\n${helpUrl}`, document.querySelector(node))
      }
    }
  }
  report(violations, 'axe', console.warn)
  report(incomplete, 'axe cannot decide', console.info)
  reported = found
}

axe.configure(axeSpec)
new MutationObserver(plan).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
window.addEventListener('load', plan)
plan()
