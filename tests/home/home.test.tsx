import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { isUnfilled } from '../../src/content/facts'
import { home } from '../../src/content/home'
import { race } from '../../src/content/race'
import { site } from '../../src/content/site'
import { Download } from '../../src/home/download/Download'
import { Features } from '../../src/home/features/Features'
import { Hero } from '../../src/home/hero/Hero'
import { Science } from '../../src/home/science/Science'
import { axeOf } from '../axe'
import { all, only, textOf } from '../built/site'
import { someOf } from '../list'
import { renderPart } from '../render'

describe('the regions of the home page', () => {
  test.each([
    ['hero', Hero],
    ['science', Science],
    ['features', Features],
    ['download', Download],
  ])('axe finds nothing wrong with: %s', async (_, Region) => {
    const { container } = await renderPart(<Region />)
    // A single part begins at the heading level it has on the page.
    expect((await axeOf(container)).filter((line) => !line.startsWith('heading-order'))).toEqual([])
  })

  test.each([
    ['hero', Hero],
    ['science', Science],
    ['features', Features],
    ['download', Download],
  ] as const)('%s says every word of its content', async (region, Region) => {
    const { container } = await renderPart(<Region />)
    const pictures = [...container.querySelectorAll('[alt], [aria-label]')]
    const described = pictures.map((node) => node.getAttribute('alt') ?? node.getAttribute('aria-label'))
    const shown = [textOf(container), ...described].join(' ')
    expect(someOf(textsIn(home[region]), 'texts').filter((text) => !shown.includes(text))).toEqual([])
  })

  test.each([
    ['hero', Hero, home.hero.title.join(' ')],
    ['science', Science, home.science.title],
    ['features', Features, home.features.title],
    ['download', Download, home.download.title],
  ])('%s is a region that its heading names, and a target of links', async (id, Region, name) => {
    await renderPart(<Region />)
    const region = screen.getByRole('region', { name })
    expect([region.id, region.hasAttribute('tabindex')]).toEqual([id, id === 'download'])
    expect(region.querySelector('h1, h2')?.textContent?.replace(/\s+/g, ' ')).toBe(name)
  })

  test('the hero’s clock shows the winning time, and its figures are below their labels', async () => {
    const { container } = await renderPart(<Hero />)
    expect(only(container, '.film-strip-clock strong').textContent).toBe(race.winningTime)
    expect(all(container, '.hero-stat').map(({ textContent }) => textContent)).toEqual(
      home.hero.figures.map(({ label, value }) => label + value),
    )
    expect(all(container, '.hero-note').map(({ textContent }) => textContent)).toEqual([...home.hero.notes])
  })

  test('the four steps are numbered from one', async () => {
    const { container } = await renderPart(<Science />)
    expect(all(container, '.science-stepNumber').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4'])
  })

  test.each([
    ['science', Science, '2f'],
    ['features', Features, '1f'],
    ['download', Download, 'Line'],
  ])('the ruler of %s marks how far from the line it is', async (_, Region, mark) => {
    const { container } = await renderPart(<Region />)
    expect(all(container, '.sectional-ruler-mark').map(({ textContent }) => textContent)).toEqual([
      '3f',
      '2f',
      '1f',
      'Line',
    ])
    expect(only(container, '.sectional-ruler-current').textContent).toBe(mark)
    expect(all(container, '.sectional-ruler-current')).toHaveLength(1)
  })

  test('each of the six cards is an article that its heading names', async () => {
    await renderPart(<Features />)
    const cards = Object.values(home.features.cards).map(({ title }) => title)
    expect(cards.map((name) => screen.getByRole('article', { name }).tagName)).toEqual(cards.map(() => 'ARTICLE'))
  })

  test('the insights and the alerts are those of the sample race', async () => {
    const { container } = await renderPart(<Features />)
    for (const said of container.querySelectorAll('.visually-hidden')) said.remove() // Only visible text is tested here.
    const lines = (list: string) => all(container, `${list} > li`).map(textOf)
    expect(lines('.insights-root')).toEqual(race.insights.map(({ about, read, point }) => `${about} ${read} ${point}`))
    expect(lines('.alerts-root')).toEqual(race.alerts.map(({ time, kind, text }) => `${time} ${kind} ${text}`))
  })

  test.each([
    ['the phone', Hero, '.hero-phoneBody'],
    ['the field', Download, '.download-field'],
  ])(
    '%s is a picture of two schemes and two formats, whose browser knows each file’s width and how wide it is shown',
    async (_, Region, place) => {
      const { container } = await renderPart(<Region />)
      const versions = all(container, `${place} source, ${place} img`)
      const told = versions.map((image) => {
        const files = (image.getAttribute('srcset') ?? '').split(', ')
        expect(image.getAttribute('sizes')).toMatch(/^\(min-width: [\d.]+em\) .*\d(px|vw)$/)
        return [...new Set(files.map((file) => /-(dark|light)\S*\.(\w+) \d+w$/.exec(file)?.slice(1).join(' ')))]
      })
      expect(told).toEqual([['dark avif'], ['dark webp'], ['light avif'], ['light webp']])
      const conditions = versions.map((image) => [image.getAttribute('media'), image.getAttribute('type')])
      expect(conditions).toEqual([
        ['(prefers-color-scheme: dark)', 'image/avif'],
        ['(prefers-color-scheme: dark)', 'image/webp'],
        [null, 'image/avif'],
        [null, null],
      ])
    },
  )

  test('until a store’s address is known its button stays on the section', async () => {
    const { container } = await renderPart(<Download />)
    expect(all(container, '.download-store').map((link) => link.getAttribute('href'))).toEqual(
      Object.values(site.stores).map(({ address }) => (isUnfilled(address) ? '/#download' : address)),
    )
  })

  test.each([
    [false, ['App Store', 'Google Play']],
    [true, ['Google Play', 'App Store']],
  ])('where the loader found an Android phone (%s) the stores stand as %o', async (android, names) => {
    document.documentElement.toggleAttribute('data-android', android)
    const { container } = await renderPart(<Download />)
    document.documentElement.removeAttribute('data-android')
    const links = all(container, '.download-stores a')
    // A badge says it in its alternative text.
    const said = links.map((link) => `${link.textContent} ${link.querySelector('img')?.alt}`)
    expect(said.map((text) => names.find((name) => text.includes(name)))).toEqual(names)
  })

  test('the phone is at rest at first', async () => {
    const { container } = await renderPart(<Hero />)
    const { transform, opacity } = (only(container, '.hero-phoneBody') as HTMLElement).style
    expect([transform, opacity]).toEqual(['', ''])
  })

  test('every figure of the win-rate table has its going and its trip', async () => {
    const { container } = await renderPart(<Features />)
    const table = only(container, 'table')
    expect(all(table, 'th[scope="col"]')).toHaveLength(5)
    expect(all(table, 'tbody tr').filter((row) => row.querySelectorAll('th[scope="row"]').length !== 1)).toEqual([])
  })

  test.each([
    ['Science', <Science key="1" />],
    ['Features', <Features key="2" />],
  ])('the drawings of %s that words repeat are not read out, and any other has a name', async (_, part) => {
    const { container } = await renderPart(part)
    const told = '[aria-hidden="true"], [role="img"][aria-label]'
    expect(all(container, 'svg').filter((svg) => !svg.closest(told))).toEqual([])
  })

  test('the lists have their titles as names', async () => {
    await renderPart(<Science />)
    for (const { title } of home.science.lists) expect(screen.getByRole('list', { name: title })).toBeTruthy()
  })
})

/** Every visible text of a piece of content, without ids and without the evidence of figures. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, part]) => (['id', 'evidence'].includes(key) ? [] : textsIn(part)))
}
