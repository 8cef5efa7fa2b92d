import { expect, test } from 'vitest'
import { loadsOf, siteOf } from '../../gate/views'

test('every view of a site is in one load, and the views of a load have one page and one condition', () => {
  const site = siteOf({ pages: [{ address: '/' }, { address: '/about' }] })
  const loads = loadsOf(site).map(({ views }) => views)
  const names = loads.flat().map(({ name }) => name)
  expect(names.toSorted()).toEqual([...site.plainViews, ...site.conditionViews].map(({ name }) => name).toSorted())
  for (const views of loads)
    expect(new Set(views.map(({ address, condition }) => `${address} ${condition?.name}`)).size).toBe(1)
  expect(loads.filter(([view]) => view && site.mainViews.includes(view)).map(({ length }) => length)).toEqual(
    site.mainViews.map(() => 1),
  )
})
