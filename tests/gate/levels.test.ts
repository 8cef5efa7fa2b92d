import { expect, test } from 'vitest'
import type { Finding } from '../../gate/findings'
import { promised } from '../../gate/levels'

const finding = (name: string, criteria: readonly string[], certain = true): Finding => {
  const [engine = '', rule = ''] = name.split(' ')
  return { state: '/', engine, rule, criteria, node: 'p', help: '', certain }
}
const certain = (...given: Parameters<typeof promised>) => promised(...given).map((each) => each.certain)

test('at level AA a barrier of level A or AA is certain, good practice and level AAA ask', () => {
  const findings = [
    finding('axe color-contrast', ['1.4.3']),
    finding('keyboard hidden', ['2.4.11', '2.4.12']),
    finding('keyboard hidden-in-part', ['2.4.12']),
    finding('axe region', []),
    finding('document table-caption', ['1.3.1']),
    finding('html-validate no-inline-style', []),
  ]
  expect(certain(findings)).toEqual([true, true, false, false, false, false])
  expect(certain(findings, 'AA')).toEqual([true, true, false, false, false, false])
})

test('at level AAA everything stays as certain as it is', () => {
  const findings = [finding('axe region', []), finding('keyboard hidden-in-part', ['2.4.12'])]
  expect(certain(findings, 'AAA')).toEqual([true, true])
})

test('strict markup is certain at level AA, and nothing becomes certain that was not', () => {
  const findings = [finding('html-validate no-inline-style', []), finding('axe color-contrast', ['1.4.3'], false)]
  expect(certain(findings, 'AA', true)).toEqual([true, false])
})
