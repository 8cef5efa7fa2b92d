import { expect, test } from 'playwright/test'
import { chosenChecks } from '../src/checks.ts'
import type { GateConfig } from '../src/config.ts'
import { momentsOf } from '../src/moments.ts'
import { siteOf } from '../src/views.ts'

const pages = [{ address: '/' }, { address: '/about' }]
const states = ['merge', 'all'] as const

for (const preset of states) {
  const config: GateConfig = { pages, states: preset }

  test(`${preset}: every view has a name of its own, and a check that judges it`, () => {
    const site = siteOf(config)
    expect(new Set(site.views.map(({ name }) => name)).size).toBe(site.views.length)
    expect(site.views.filter((view) => !chosenChecks(config).some((check) => check.views(view, site)))).toEqual([])
  })

  test(`${preset}: every check judges each page, in a moment that its views have`, () => {
    const site = siteOf({ ...config, level: 'AAA' })
    for (const check of chosenChecks(config))
      for (const page of pages) {
        const views = site.views.filter((view) => view.address === page.address && check.views(view, site))
        const moments = views.flatMap((view) => momentsOf(view, config).filter((one) => check.moments(one, view, site)))
        expect(moments.length, `${check.name} on ${page.address}`).toBeGreaterThan(0)
      }
  })
}

test('merge takes three loads of a page, and its views are among those of all', () => {
  const merge = siteOf({ pages, states: 'merge' })
  expect(merge.loads.length).toBe(3 * pages.length)
  const all = siteOf({ pages, states: 'all' }).views.map(({ name }) => name)
  for (const { name } of merge.views) expect(all).toContain(name)
})

test('pages that stand for others alone open what can be opened in merge; all pages do in all', () => {
  const opener = {
    name: 'menu open',
    open: async () => true,
    close: async () => undefined,
    opened: () => null as never,
  }
  const opens = (preset: 'merge' | 'all') => {
    const config: GateConfig = { pages, states: preset, openers: [opener], samples: ['/about'] }
    const views = siteOf(config).views.filter((view) => momentsOf(view, config).some(({ kind }) => kind === 'open'))
    return new Set(views.map(({ address }) => address))
  }
  expect(opens('merge')).toEqual(new Set(['/about']))
  expect(opens('all')).toEqual(new Set(['/', '/about']))
})

test('a site without pages, and a check that there is not, are refused', () => {
  expect(() => siteOf({ pages: [] })).toThrow('The list of pages is empty.')
  expect(() => chosenChecks({ checks: ['axes' as 'axe'] })).toThrow('There is no check "axes"')
})
