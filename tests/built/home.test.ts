import { describe, expect, test } from 'vitest'
import { isUnfilled } from '../../src/content/facts'
import { home } from '../../src/content/home'
import { site } from '../../src/content/site'
import { someOf } from '../list'
import { specification } from '../specification'
import { all, documentOf, only, textOf } from './site'

const page = documentOf('/')
const { claims, features, live, steps, lists } = specification
const lower = (element: Element | null | undefined) => textOf(element).toLowerCase()

const section = (id: string) => only(page, `section#${id}`)

describe('SPEC 1, the product', () => {
  test('the home page names horse racing in its title', () => {
    expect(page.title).toContain('horse racing')
  })

  test('the home page tells visitors to get the app from the Apple and the Google store', () => {
    const names = all(section('download'), '.download-stores a').map(
      (link) => link.querySelector('img')?.getAttribute('alt') ?? textOf(link),
    )
    expect(names).toEqual(Object.values(site.stores).map(({ lead, name }) => `${lead} ${name}`))
  })

  test('the app is offered for iOS', () => {
    expect(textOf(section('download'))).toContain(site.platforms.ios)
  })

  test('the app is offered for Android', () => {
    expect(textOf(section('download'))).toContain(site.platforms.android)
  })

  test('a store link is a placeholder that stays on the site until its address is known', () => {
    expect(all(section('download'), '.download-stores a').map((link) => link.getAttribute('href'))).toEqual([
      ...Object.values(site.stores).map(({ address }) => (isUnfilled(address) ? '/#download' : address)),
    ])
  })

  test.each(claims)('the claim is shown: %s %s', (value, label) => {
    const figure = all(section('hero'), '.hero-stat').find((entry) => lower(only(entry, 'dt')) === label.toLowerCase())
    if (figure) expect(textOf(only(figure, 'dd'))).toBe(value)
    else expect(lower(section('science'))).toContain(`${value} ${label}`.toLowerCase())
  })

  test('the notes on the figures are beside them', () => {
    for (const note of home.hero.notes) expect(textOf(section('hero'))).toContain(note)
  })

  test('real-time data means what the specification lists', () => {
    expect(all(section('features'), '.live-data-label').map(lower)).toEqual(live)
  })
})

describe('SPEC 2, Home', () => {
  test('it has four sections in order: hero, science, features, download', () => {
    expect(all(page, 'main > section').map(({ id }) => id)).toEqual(['hero', 'science', 'features', 'download'])
  })

  test('every section is named by its own heading', () => {
    const sections = all(page, 'main > section')
    expect(sections.map((part) => part.getAttribute('aria-label'))).toEqual(
      ['h1', 'h2', 'h2', 'h2'].map((heading, i) => textOf(only(sections[i] as Element, heading))),
    )
  })

  test('the hero has a title and a tagline', () => {
    expect(textOf(only(section('hero'), 'h1'))).toBe(home.hero.title.join(' '))
    expect(textOf(only(section('hero'), '.opening-tagline')).length).toBeGreaterThan(40)
  })

  test('the button of the specification leads to the download section', () => {
    const button = only(section('hero'), '.opening-lede a')
    expect([textOf(button), button.getAttribute('href')]).toEqual([home.hero.action, '/#download'])
    expect(specification.text).toContain(textOf(button))
  })

  test('the hero has the figures of its content and no others', () => {
    const figures = someOf(home.hero.figures, 'figures').map(({ value }) => value)
    expect(all(section('hero'), '.hero-figure').map(textOf)).toEqual(figures)
  })

  test('the hero shows the app’s screen, with alternative text', () => {
    expect(only(section('hero'), '.hero-phone img').getAttribute('alt')).toBe(home.hero.phoneAlt)
  })

  test('the app’s screen is neither faded nor shrunk before anyone scrolls', () => {
    expect(all(section('hero'), '.hero-phone, .hero-phone *').filter((node) => node.hasAttribute('style'))).toEqual([])
  })

  test('the science section has four numbered cards in an ordered list', () => {
    expect(all(section('science'), '.science-stepNumber').map(textOf)).toEqual(['1', '2', '3', '4'])
  })

  test('the four steps are in the order of the specification', () => {
    expect(all(section('science'), '.science-step h3').map(lower)).toEqual(steps)
  })

  test('the three lists of data points are in the order of the specification', () => {
    expect(all(section('science'), 'h4').map(lower)).toEqual(lists)
  })

  test.each(lists)('the science section lists: %s', (name) => {
    const heading = all(section('science'), 'h4').find((entry) => lower(entry) === name)
    const list = only(section('science'), `ul[aria-label="${textOf(heading)}"]`)
    expect(list.previousElementSibling).toBe(heading)
    expect(all(list, 'li').length).toBeGreaterThanOrEqual(4)
  })

  test('the science section has three lists and no more', () => {
    expect(all(section('science'), 'ul')).toHaveLength(3)
  })

  test('the features grid has the cards of the specification, in its order', () => {
    expect(all(section('features'), 'article h3').map(lower)).toEqual(features)
  })

  test('every feature card is named by its heading', () => {
    const unnamed = all(section('features'), 'article').filter(
      (card) => card.getAttribute('aria-label') !== textOf(only(card, 'h3')),
    )
    expect(unnamed).toEqual([])
  })

  test('every feature card has a figure that can be read: a list, a table or a drawing with a name', () => {
    const figure = 'ol, ul, table, svg[role="img"][aria-label]'
    expect(all(section('features'), 'article').filter((card) => !card.querySelector(figure))).toEqual([])
  })

  test('the sample race is said to be made up', () => {
    expect(textOf(section('features'))).toContain(home.features.note)
  })

  test('the download section has one button for each store', () => {
    expect(all(section('download'), '.download-stores > li > a')).toHaveLength(2)
  })
})
