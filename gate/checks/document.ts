import type { CDPSession, Page } from 'playwright/test'
import type { Check, RawFinding } from '../check'
import { notEmpty } from '../views'
import { MARKUP_RULES, markupFaults } from './markup'

/**
 * The document as assistive technology gets it: its markup, and the browser's accessibility tree. It is the same in
 * every scroll position and color scheme, so it is checked at the top and with each part open.
 */
export const document: Check = {
  name: 'document',
  views: ({ mainViews }) => mainViews.filter(({ scheme }) => scheme === 'light'),
  judges: ({ kind }) => kind === 'top' || kind === 'open',
  async start(page) {
    const session = await page.context().newCDPSession(page)
    return async () => {
      const findings = (await faultsOf(page, session)).map((fault) => ({ ...fault, certain: true }))
      return [{ checks: MARKUP_RULES + rules.length, findings }]
    }
  },
}

/** A node of the browser's accessibility tree. */
interface Exposed {
  readonly role: string
  readonly name: string
  readonly level?: number
  readonly url?: string
}

async function exposed(session: CDPSession): Promise<Exposed[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  // The answer is not in the order of the document; the children of each node are.
  const ordered = (id: string): typeof nodes => {
    const node = byId.get(id)
    return node ? [node, ...(node.childIds ?? []).flatMap(ordered)] : []
  }
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(({ nodeId }) => ordered(nodeId))
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const property = (wanted: string) => properties.find(({ name }) => name === wanted)?.value.value
      return {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        ...(property('level') !== undefined && { level: Number(property('level')) }),
        ...(property('url') !== undefined && { url: String(property('url')) }),
      }
    })
}

type Fault = Omit<RawFinding, 'certain'>

/** The rules, on what is exposed. With a modal open that is the modal, which needs no landmarks and no `h1`. */
const rules: readonly ((nodes: readonly Exposed[], modal: boolean) => Fault[])[] = [
  function oneH1(nodes, modal) {
    const found = nodes.filter(({ role, level }) => role === 'heading' && level === 1)
    if (modal || found.length === 1) return []
    return [
      { rule: 'one-h1', criteria: ['1.3.1'], node: 'html', help: `Give the page one h1; it has ${found.length}.` },
    ]
  },
  function headingOrder(nodes) {
    const headings = nodes.filter(({ role }) => role === 'heading')
    return headings
      .filter(({ level = 0 }, index) => level > (headings[index - 1]?.level ?? 1) + 1)
      .map(({ name, level }) => ({
        rule: 'heading-order',
        criteria: ['1.3.1'],
        node: `heading "${name}"`,
        help: `Level ${level} skips a level.`,
      }))
  },
  function landmarks(nodes, modal) {
    if (modal) return []
    return ['banner', 'main', 'contentinfo']
      .map((wanted) => ({ wanted, count: nodes.filter(({ role }) => role === wanted).length }))
      .filter(({ count }) => count !== 1)
      .map(({ wanted, count }) => ({
        rule: 'landmark-once',
        criteria: [],
        node: 'html',
        help: `Have one ${wanted}; there are ${count}.`,
      }))
  },
  function landmarkNames(nodes) {
    const named = nodes.filter(({ role }) => ['navigation', 'region', 'complementary', 'dialog'].includes(role))
    return named
      .filter(
        ({ role, name }) => !name || named.filter((other) => other.role === role && other.name === name).length > 1,
      )
      .map(({ role, name }) => ({
        rule: 'landmark-name',
        criteria: ['2.4.1'],
        node: `${role} "${name}"`,
        help: `Give each ${role} a name of its own.`,
      }))
  },
  function controlNames(nodes) {
    return nodes
      .filter(({ role, name }) => ['link', 'button', 'img', 'image', 'DisclosureTriangle'].includes(role) && !name)
      .map(({ role, url = '' }) => ({
        ...(/^im/.test(role)
          ? { rule: 'image-unnamed', criteria: ['1.1.1'] }
          : { rule: 'name-missing', criteria: ['4.1.2'] }),
        node: `${role} ${url}`.trim(),
        help: `Give the ${role} a name.`,
      }))
  },
  function linkTargets(nodes) {
    const links = nodes.filter(({ role }) => role === 'link')
    return links
      .filter(({ name, url }, index) => links.slice(0, index).some((other) => other.name === name && other.url !== url))
      .map(({ name, url }) => ({
        rule: 'link-target',
        criteria: ['2.4.4'],
        node: `link "${name}"`,
        help: `Another link of this name leads elsewhere than ${url}.`,
      }))
  },
]

async function faultsOf(page: Page, session: CDPSession): Promise<Fault[]> {
  const nodes = notEmpty('exposed nodes', await exposed(session))
  const modal = nodes.some(({ role }) => role === 'dialog')
  const markup = await page.evaluate<Fault[]>(`(${markupFaults})(document)`)
  return [...markup, ...rules.flatMap((rule) => rule(nodes, modal))]
}
