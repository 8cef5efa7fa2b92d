import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { unfilled } from '../../src/content/facts'
import { home } from '../../src/content/home'
import { race } from '../../src/content/race'
import { site } from '../../src/content/site'
import { Download } from '../../src/home/download/Download'
import { Features } from '../../src/home/features/Features'
import { Hero } from '../../src/home/hero/Hero'
import { Science } from '../../src/home/science/Science'
import { all, only, textOf } from '../built/site'
import { someOf } from '../list'
import { put } from '../put'
import { renderPart } from '../render'

const textsOf = (root: Element, selector: string) => all(root, selector).map(({ textContent }) => textContent)

describe.each([
  ['hero', Hero, home.hero.title.join(' '), undefined],
  ['science', Science, home.science.title, '2f'],
  ['features', Features, home.features.title, '1f'],
  ['download', Download, home.download.title, 'Line'],
] as const)('the region %s of the home page', (id, Region, name, mark) => {
  test('says every word of its content', async () => {
    const { container } = await renderPart(<Region />)
    const pictures = [...container.querySelectorAll('[alt], [aria-label]')]
    const described = pictures.map((node) => node.getAttribute('alt') ?? node.getAttribute('aria-label'))
    const shown = [textOf(container), ...described].join(' ')
    expect(someOf(textsIn(home[id]), 'texts').filter((text) => !shown.includes(text))).toEqual([])
  })

  test('is named by its heading, a target of links, and marks how far from the line it is', async () => {
    const { container } = await renderPart(<Region />)
    const region = screen.getByRole('region', { name })
    expect([region.id, region.hasAttribute('tabindex')]).toEqual([id, id === 'download'])
    expect(textOf(region.querySelector('h1, h2'))).toBe(name)
    if (!mark) return
    expect(textsOf(container, '.sectional-ruler-mark')).toEqual(['3f', '2f', '1f', 'Line'])
    expect(textsOf(container, '.sectional-ruler-current')).toEqual([mark])
  })
})

test('the insights and the alerts are those of the sample race', async () => {
  const { container } = await renderPart(<Features />)
  for (const said of container.querySelectorAll('.visually-hidden')) said.remove() // Only visible text is tested here.
  const lines = (list: string) => all(container, `${list} > li`).map(textOf)
  expect(lines('.insights-root')).toEqual(race.insights.map(({ about, read, point }) => `${about} ${read} ${point}`))
  expect(lines('.alerts-root')).toEqual(race.alerts.map(({ time, kind, text }) => `${time} ${kind} ${text}`))
})

test('every figure of the win-rate table has its going and its trip', async () => {
  const { container } = await renderPart(<Features />)
  const table = only(container, 'table')
  expect(all(table, 'th[scope="col"]')).toHaveLength(5)
  expect(all(table, 'tbody tr').filter((row) => row.querySelectorAll('th[scope="row"]').length !== 1)).toEqual([])
})

test.each([
  ['Science', Science],
  ['Features', Features],
])('the drawings of %s that words repeat are not read out, and any other has a name', async (_, Region) => {
  const { container } = await renderPart(<Region />)
  const told = '[aria-hidden="true"], [role="img"][aria-label]'
  expect(all(container, 'svg').filter((svg) => !svg.closest(told))).toEqual([])
})

test('a store’s own badge replaces ours, and the QR code still leads to this site', async () => {
  put(site.stores.apple, { badge: { file: 'a.svg', width: 9, height: 3 }, address: 'https://apps.apple.com/app/id1' })
  put(site.stores.google, { badge: unfilled() })
  const { container } = await renderPart(<Download />)
  const badge = screen.getByRole('img', { name: 'Download on the App Store' })
  const shown = ['src', 'width', 'height', 'loading'].map((name) => badge.getAttribute(name))
  expect(shown).toEqual(['/a.svg', '9', '3', 'lazy'])
  expect(all(container, '.download-stores img')).toEqual([badge])
  expect(screen.getByRole('img', { name: 'QR code' }).parentElement?.textContent).toMatch(/\/#download$/)
})

test.each([
  [false, ['App Store', 'Google Play']],
  [true, ['Google Play', 'App Store']],
])('where the loader found an Android phone (%s) the stores stand as %o', async (android, names) => {
  document.documentElement.toggleAttribute('data-android', android)
  const { container } = await renderPart(<Download />)
  document.documentElement.removeAttribute('data-android')
  // A badge says it in its alternative text.
  const said = all(container, '.download-stores a').map((link) => `${textOf(link)} ${link.querySelector('img')?.alt}`)
  expect(said.map((text) => names.find((name) => text.includes(name)))).toEqual(names)
})

/** Every visible text of a piece of content, without ids and without the evidence of figures. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, part]) => (['id', 'evidence'].includes(key) ? [] : textsIn(part)))
}
