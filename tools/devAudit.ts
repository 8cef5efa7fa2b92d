import axe from 'axe-core'
import { allRules, axeSpec } from './axeRules.ts'

/**
 * Runs in the browser under `npm run dev`, and only there (`auditPage` in tools/auditPage.ts): writes what axe finds on
 * the page to the console, when the page has come to rest after a load, a navigation or a change. What was told is not
 * told again until it has been mended.
 */

/** Rest before axe runs, in ms. */
const REST = 1000

let timer: ReturnType<typeof setTimeout> | undefined
let running = false
let told: ReadonlySet<string> = new Set()

function plan(): void {
  clearTimeout(timer)
  timer = setTimeout(audit, REST)
}

async function audit(): Promise<void> {
  if (running) return plan() // axe runs once at a time.
  running = true
  const { violations } = await axe.run(document, allRules).finally(() => {
    running = false
  })
  const found = new Set<string>()
  for (const { id, help, helpUrl, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const node = target.flat().join(' ')
      const key = `${window.location.pathname} ${id} ${node}`
      found.add(key)
      if (told.has(key)) continue
      console.warn(`axe ${id}: ${help}\n${node}\n${failureSummary}\n${helpUrl}`, document.querySelector(node))
    }
  }
  told = found
}

axe.configure(axeSpec)
new MutationObserver(plan).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
window.addEventListener('load', plan)
plan()
