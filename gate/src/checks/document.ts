import type { CDPSession } from 'playwright/test'
import { atTopAndOpen, type Check, type RawFinding } from '../check.ts'
import { notEmpty } from '../views.ts'
import { MARKUP_RULES, markupFindings } from './markup.ts'

/**
 * The document as assistive technology gets it: its markup, and the landmarks and main heading of the browser's
 * accessibility tree. It is the same in every scroll position and color scheme, so it is checked at the top and with each
 * part open.
 */
export const document: Check = {
  name: 'document',
  views: ({ main, scheme }) => main && scheme === 'light',
  moments: atTopAndOpen,
  async start(page) {
    const session = await page.context().newCDPSession(page)
    return async () => {
      const nodes = notEmpty('exposed nodes', await exposed(session))
      const findings = [...(await markupFindings(page)), ...onceOnly(nodes), ...unnamedLandmarks(nodes)]
      return [{ checks: MARKUP_RULES + Object.keys(ONCE).length + LANDMARKS.length, findings }]
    }
  },
}

/** A node of the browser's accessibility tree. */
interface Exposed {
  readonly role: string
  readonly name: string
}

/** What is exposed; a heading's role has its level: `heading 1`. */
async function exposed(session: CDPSession): Promise<Exposed[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const level = properties.find(({ name }) => name === 'level')?.value.value
      const words = String(name?.value ?? '').replaceAll(/\s+/g, ' ')
      return { role: [role?.value, role?.value === 'heading' && level].filter(Boolean).join(' '), name: words.trim() }
    })
}

/** Roles that a page has once, each with its rule and criteria. */
const ONCE: Readonly<Record<string, Pick<RawFinding, 'rule' | 'criteria'>>> = {
  'heading 1': { rule: 'one-h1', criteria: ['1.3.1'] },
  banner: { rule: 'landmark-once', criteria: [] },
  main: { rule: 'landmark-once', criteria: [] },
  contentinfo: { rule: 'landmark-once', criteria: [] },
}
/** Roles of which each has a name of its own. */
const LANDMARKS = ['navigation', 'region', 'complementary', 'dialog']

/** With a modal open only that is exposed, which needs no landmarks and no `h1`. */
function onceOnly(nodes: readonly Exposed[]): RawFinding[] {
  if (nodes.some(({ role }) => role === 'dialog')) return []
  return Object.entries(ONCE).flatMap(([wanted, rule]) => {
    const count = nodes.filter(({ role }) => role === wanted).length
    return count === 1 ? [] : { ...rule, node: 'html', help: `Have one ${wanted}; there are ${count}.`, certain: true }
  })
}

function unnamedLandmarks(nodes: readonly Exposed[]): RawFinding[] {
  const landmarks = nodes.filter(({ role }) => LANDMARKS.includes(role))
  return landmarks.flatMap(({ role, name }) => {
    const alike = landmarks.filter((other) => other.role === role && other.name === name)
    if (name && alike.length === 1) return []
    const help = `Give each ${role} a name of its own.`
    return { rule: 'landmark-name', criteria: ['2.4.1'], node: `${role} "${name}"`, help, certain: true }
  })
}
