import { type Judged, type JudgedFinding, merged, viewNameOf } from './findings.ts'
import type { Site } from './views.ts'

/** The address of the page of each state. */
function addressOf(site: Site): (state: string) => string {
  const addresses = new Map(site.views.map(({ name, address }) => [name, address]))
  return (state) => addresses.get(viewNameOf(state)) ?? ''
}

/**
 * What was judged and found, as JSON: the states, and for each page each finding once, with the states where it was met.
 */
export function jsonOf(site: Site, { states, findings }: Judged, broken: readonly string[]): string {
  const pageOf = addressOf(site)
  const found = site.config.pages.flatMap(({ address }) =>
    merged(findings.filter(({ state }) => pageOf(state) === address)).map(({ finding, more }) => {
      const { state, ...rest } = finding
      return { page: address, ...rest, states: [state, ...more] }
    }),
  )
  const judged = states.map(({ name, ...state }) => ({ page: pageOf(name), state: name, ...state }))
  return `${JSON.stringify({ findings: found, broken, states: judged }, null, 1)}\n`
}

const isFailed = ({ certain, waiver }: JudgedFinding) => certain && waiver === undefined

/**
 * The outcomes as EARL 1.0 in JSON-LD, an assertion for each rule on each page: `failed`, `cantTell` where a person has
 * to decide. A check that reports nothing on a page has one assertion there, `passed`.
 */
export function earlOf(site: Site, { states, findings }: Judged): string {
  const pageOf = addressOf(site)
  const assertion = (page: string, test: string, outcome: string, of: readonly JudgedFinding[] = []) => ({
    '@type': 'Assertion',
    assertedBy: { '@id': 'https://www.npmjs.com/package/@formline/gate' },
    mode: 'earl:automatic',
    subject: { '@id': page },
    test: { '@type': 'TestCriterion', title: test, criteria: [...new Set(of.flatMap(({ criteria }) => criteria))] },
    result: {
      '@type': 'TestResult',
      outcome: `earl:${outcome}`,
      pointer: [...new Set(of.map(({ node }) => node))],
      ...(of[0] && { description: of[0].help }),
    },
  })
  const graph = site.config.pages.flatMap(({ address }) => {
    const here = findings.filter(({ state }) => pageOf(state) === address)
    const nameOf = ({ engine, rule }: JudgedFinding) => `${engine} ${rule}`
    const silent = new Set(states.filter(({ name }) => pageOf(name) === address).map(({ engine }) => engine))
    for (const { engine } of here) silent.delete(engine)
    return [
      ...[...new Set(here.map(nameOf))].map((name) => {
        const all = here.filter((finding) => nameOf(finding) === name)
        return assertion(address, name, all.some(isFailed) ? 'failed' : 'cantTell', all)
      }),
      ...[...silent].map((name) => assertion(address, name, 'passed')),
    ]
  })
  const context = {
    '@vocab': 'http://www.w3.org/ns/earl#',
    earl: 'http://www.w3.org/ns/earl#',
    title: 'http://purl.org/dc/terms/title',
    description: 'http://purl.org/dc/terms/description',
    outcome: { '@type': '@id' },
    mode: { '@type': '@id' },
  }
  return `${JSON.stringify({ '@context': context, '@graph': graph }, null, 1)}\n`
}
