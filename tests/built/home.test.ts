import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isUnfilled } from '../../src/content/facts'
import { home } from '../../src/content/home'
import { race } from '../../src/content/race'
import { site } from '../../src/content/site'
import { someOf } from '../list'
import { specification } from '../specification'
import { all, documentOf, only, textOf } from './site'

const page = documentOf('/')
const { claims, features, live, steps, lists } = specification
const lower = (element: Element | null | undefined) => textOf(element).toLowerCase()
const section = (id: string) => () => only(page, `section#${id}`)
const hero = section('hero')
const science = section('science')
const grid = section('features')
const download = section('download')

describe('SPEC 1, the product', () => {
  test('the home page names horse racing in its title, and both systems in its download section', () => {
    expect(page.title).toContain('horse racing')
    expect(textOf(download())).toContain(site.platforms.ios)
    expect(textOf(download())).toContain(site.platforms.android)
  })

  test('it has one button for each store, a placeholder that stays on the site until the address is known', () => {
    const buttons = all(download(), '.download-stores > li > a')
    const names = buttons.map((link) => link.querySelector('img')?.getAttribute('alt') ?? textOf(link))
    const stores = Object.values(site.stores)
    expect(names).toEqual(stores.map(({ lead, name }) => `${lead} ${name}`))
    expect(buttons.map((link) => link.getAttribute('href'))).toEqual(
      stores.map(({ address }) => (isUnfilled(address) ? '/#download' : address)),
    )
  })

  test.each(claims)('the claim is shown: %s %s', (value, label) => {
    const figure = all(hero(), '.hero-stat').find((entry) => lower(only(entry, 'dt')) === label.toLowerCase())
    if (figure) expect(textOf(only(figure, 'dd'))).toBe(value)
    else expect(lower(science())).toContain(`${value} ${label}`.toLowerCase())
  })

  test('real-time data means what docs/specification.md lists', () => {
    expect(all(grid(), '.live-data-label').map(lower)).toEqual(live)
  })
})

describe('each picture', () => {
  const sources = all(page, 'main source, main picture img').map((source) => ({
    dark: /prefers-color-scheme: dark/.test(source.getAttribute('media') ?? ''),
    files: (source.getAttribute('srcset') ?? '').split(', ').map((each) => each.split(' ') as [string, string]),
  }))

  test('is the one of its color scheme', () => {
    const wrong = sources.flatMap(({ dark, files }) => files.filter(([file]) => /-dark\b/.test(file) !== dark))
    expect(wrong).toEqual([])
  })

  test('has files as wide as its srcset says', async () => {
    const files = sources.flatMap((source) => source.files)
    const widths = await Promise.all(files.map(async ([file]) => (await sharp(`dist${file}`).metadata()).width))
    expect(widths.map((width) => `${width}w`)).toEqual(files.map(([, width]) => width))
  })
})

describe('SPEC 2, Home', () => {
  test('it has four sections in order: hero, science, features, download, each named by its own heading', () => {
    const sections = all(page, 'main > section')
    expect(sections.map(({ id }) => id)).toEqual(['hero', 'science', 'features', 'download'])
    expect(sections.map((part) => part.getAttribute('aria-label'))).toEqual(
      ['h1', 'h2', 'h2', 'h2'].map((heading, i) => textOf(only(sections[i] as Element, heading))),
    )
  })

  test('the hero has a title, a tagline, and the button of docs/specification.md, which leads to the download section', () => {
    expect(textOf(only(hero(), 'h1'))).toBe(home.hero.title.join(' '))
    expect(textOf(only(hero(), '.opening-tagline')).length).toBeGreaterThan(40)
    const button = only(hero(), '.opening-lede a')
    expect([textOf(button), button.getAttribute('href')]).toEqual([home.hero.action, '/#download'])
    expect(specification.text).toContain(textOf(button))
  })

  test('the hero has the figures of its content and no others, with their notes beside them, and its winning time', () => {
    const figures = someOf(home.hero.figures, 'figures').map(({ value }) => value)
    expect(all(hero(), '.hero-figure').map(textOf)).toEqual(figures)
    expect(textOf(only(hero(), '.film-strip-clock strong'))).toBe(race.winningTime)
    for (const note of home.hero.notes) expect(textOf(hero())).toContain(note)
  })

  test('the hero shows the app’s screen, with alternative text, neither faded nor shrunk before anyone scrolls', () => {
    expect(only(hero(), '.hero-phone img').getAttribute('alt')).toBe(home.hero.phoneAlt)
    expect(all(hero(), '.hero-phone, .hero-phone *').filter((node) => node.hasAttribute('style'))).toEqual([])
  })

  test('the four steps are in the order of docs/specification.md, numbered in an ordered list', () => {
    expect(all(science(), 'ol .science-step h3').map(lower)).toEqual(steps)
    expect(all(science(), '.science-stepNumber').map(textOf)).toEqual(['1', '2', '3', '4'])
  })

  test('the three lists of data points are in the order of docs/specification.md, each below its title and no more', () => {
    expect(all(science(), 'h4').map(lower)).toEqual(lists)
    const shown = all(science(), 'ul')
    expect(shown.map((list) => list.previousElementSibling)).toEqual(all(science(), 'h4'))
    expect(shown.map((list) => list.getAttribute('aria-label'))).toEqual(all(science(), 'h4').map(textOf))
    expect(shown.filter((list) => all(list, 'li').length < 4)).toEqual([])
  })

  test('the features grid has the cards of docs/specification.md, in its order, each named by its heading', () => {
    const cards = all(grid(), 'article')
    expect(cards.map((card) => lower(only(card, 'h3')))).toEqual(features)
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(cards.map((card) => textOf(only(card, 'h3'))))
  })

  test('every feature card has a figure that can be read: a list, a table or a drawing with a name', () => {
    const figure = 'ol, ul, table, svg[role="img"][aria-label]'
    expect(all(grid(), 'article').filter((card) => !card.querySelector(figure))).toEqual([])
  })

  test('the sample race is said to be made up', () => {
    expect(textOf(grid())).toContain(home.features.note)
  })
})
