import { describe, expect, test } from 'vitest'
import { isUnfilled } from '../../src/content/facts'
import { site } from '../../src/content/site'
import { all, documentOf, only, textOf } from './site'

const page = documentOf('/')
/** Names as SPEC has them, in its order: of the feature cards, the steps, and the lists of data points. */
const FEATURES = [
  'AI-powered predictions',
  'Real-time data',
  'Performance analytics',
  'Instant insights',
  'Data visualization',
  'Smart alerts',
]
const STEPS = [
  'Real-time data collection',
  'AI analysis',
  'Historical pattern recognition',
  'Confidence-rated predictions',
]
const DATA_POINTS = ['Race conditions', 'Horse performance', 'Advanced metrics']

const section = (id: string) => only(page, `section#${id}`)

describe('SPEC 1, the product', () => {
  test('the home page speaks to punters', () => {
    expect(textOf(section('hero'))).toContain('punters')
  })

  test('the home page names AI-powered horse racing predictions in its text', () => {
    expect(textOf(section('hero'))).toContain('AI-powered horse racing predictions')
  })

  test('the home page names horse racing in its title', () => {
    expect(page.title).toContain('horse racing')
  })

  test('the home page tells visitors to get the app from the Apple and the Google store', () => {
    const names = all(section('download'), '.download-stores a').map(
      (link) => link.querySelector('img')?.getAttribute('alt') ?? textOf(link),
    )
    expect(names).toEqual(['Download on the App Store', 'Get it on Google Play'])
  })

  test('the app is offered for iOS 14+', () => {
    expect(textOf(section('download'))).toContain('iOS 14+')
  })

  test('the app is offered for Android 8+', () => {
    expect(textOf(section('download'))).toContain('Android 8+')
  })

  test('a store link is a placeholder that stays on the site until its address is known', () => {
    expect(all(section('download'), '.download-stores a').map((link) => link.getAttribute('href'))).toEqual([
      ...Object.values(site.stores).map(({ address }) => (isUnfilled(address) ? '/#download' : address)),
    ])
  })

  test('the analysis of 1,000+ data points per race is claimed', () => {
    expect(textOf(section('science'))).toMatch(/1,000\+ data points per race/)
  })

  test.each([
    ['10K+', 'Active users'],
    ['85%', 'Accuracy rate'],
    ['1M+', 'Races analyzed'],
  ])('%s is shown as the figure for: %s', (value, label) => {
    const figure = all(section('hero'), '.hero-stat').find((entry) => textOf(only(entry, 'dt')) === label)
    expect(figure && textOf(only(figure, 'dd'))).toBe(value)
  })

  test('past accuracy is said to be no guarantee beside the figures', () => {
    expect(textOf(section('hero'))).toContain('Past accuracy is no guarantee of future results.')
  })

  test.each(FEATURES)('a feature card presents: %s', (name) => {
    expect(all(section('features'), 'article h3').map(textOf)).toContain(name)
  })

  test.each(['Live odds', 'Track conditions', 'Jockey stats', 'Horse form'])(
    'real-time data means among others: %s',
    (kind) => {
      const card = all(section('features'), 'article').find(
        (article) => textOf(only(article, 'h3')) === 'Real-time data',
      )
      expect(card && all(card, 'li .k').map(textOf)).toContain(kind)
    },
  )

  test.each(STEPS.map((name, index) => [index + 1, name] as const))(
    'step %i of the explanation is: %s',
    (number, name) => {
      const step = all(section('science'), 'ol.steps > li')[number - 1]
      expect(textOf(step?.querySelector('h3'))).toBe(name)
    },
  )
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
    expect(textOf(only(section('hero'), 'h1'))).toBe('Read the race before the off.')
    expect(textOf(only(section('hero'), '.opening-tagline')).length).toBeGreaterThan(40)
  })

  test('the Download Now button leads to the download section', () => {
    const button = only(section('hero'), '.opening-lede a')
    expect([textOf(button), button.getAttribute('href')]).toEqual(['Download Now', '/#download'])
  })

  test('the hero has exactly three figures', () => {
    expect(all(section('hero'), '.hero-figure')).toHaveLength(3)
  })

  test('the hero shows the app’s screen and tells what is on it', () => {
    expect(only(section('hero'), '.hero-phone img').getAttribute('alt')).toContain(
      `The ${site.name} app with the card `,
    )
  })

  test('the app’s screen is neither faded nor shrunk before anyone scrolls', () => {
    expect(all(section('hero'), '.hero-phone, .hero-phone *').filter((node) => node.hasAttribute('style'))).toEqual([])
  })

  test('the science section has four numbered cards in an ordered list', () => {
    expect(all(section('science'), 'ol.steps > li .number').map(textOf)).toEqual(['1', '2', '3', '4'])
  })

  test('the four steps stand in the order of SPEC', () => {
    expect(all(section('science'), 'ol.steps h3').map(textOf)).toEqual(STEPS)
  })

  test('the three lists of data points stand in the order of SPEC', () => {
    expect(all(section('science'), 'h4').map(textOf)).toEqual(DATA_POINTS)
  })

  test.each(DATA_POINTS)('the science section lists: %s', (name) => {
    const heading = all(section('science'), 'h4').find((entry) => textOf(entry) === name)
    const list = only(section('science'), `ul[aria-label="${name}"]`)
    expect(list.previousElementSibling).toBe(heading)
    expect(all(list, 'li').length).toBeGreaterThanOrEqual(4)
  })

  test('the science section has three lists and no more', () => {
    expect(all(section('science'), 'ul')).toHaveLength(3)
  })

  test('the features grid has six cards, in the order of SPEC', () => {
    expect(all(section('features'), 'article h3').map(textOf)).toEqual(FEATURES)
  })

  test('every feature card is named by its heading', () => {
    const named = all(section('features'), 'article').map((card) => {
      return card.getAttribute('aria-label') === textOf(only(card, 'h3'))
    })
    expect(named).toEqual([true, true, true, true, true, true])
  })

  test('every feature card carries a figure from the sample race', () => {
    expect(all(section('features'), 'article').filter((card) => !card.querySelector('.figure'))).toEqual([])
  })

  test('the sample race is said to be made up', () => {
    expect(textOf(section('features'))).toContain('Horses, people and figures are made up.')
  })

  test('the download section has one button for each store', () => {
    expect(all(section('download'), '.download-stores > li > a')).toHaveLength(2)
  })
})
