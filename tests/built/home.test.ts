import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { home } from '../../src/content/home'
import { claims, features, lists, sections, steps } from '../product'
import { all, documentOf, only, textOf } from './site'

const page = documentOf('/')
const section = (id: string) => only(page, `section#${id}`)
const lower = (element: Element) => textOf(element).toLowerCase()
const textsOf = (root: ParentNode, selector: string) => all(root, selector).map(textOf)

describe('SPEC 2, Home', () => {
  test('it has four sections in order: hero, science, features, download, each named by its own heading', () => {
    const parts = all(page, 'main > section')
    expect(parts.map(({ id }) => id)).toEqual(sections['/'])
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(
      parts.map((part) => textOf(only(part, 'h1, h2'))),
    )
  })

  test('the claims are shown: three figures in the hero with their notes, the data points in Science', () => {
    const [dataPoints, ...figures] = claims
    const stats = all(section('hero'), 'dl > div').map((stat) => [textOf(only(stat, 'dd')), textOf(only(stat, 'dt'))])
    expect(stats).toEqual(figures)
    expect(lower(section('science'))).toContain(dataPoints.join(' '))
  })

  test('the four steps are in the order of the product, numbered in an ordered list', () => {
    expect(all(section('science'), 'ol > li h3').map(lower)).toEqual(steps)
    expect(textsOf(section('science'), 'ol > li span[aria-hidden="true"]:has(+ h3)')).toEqual(['1', '2', '3', '4'])
  })

  test('the three lists of data points are in the order of the product, each below its title', () => {
    const titles = all(section('science'), 'h4')
    expect(titles.map(lower)).toEqual(lists)
    expect(all(section('science'), 'ul').map((list) => list.previousElementSibling)).toEqual(titles)
  })

  test('the features grid has the cards of the product, in its order, each with a figure that can be read', () => {
    const cards = all(section('features'), 'article')
    expect(cards.map((card) => lower(only(card, 'h3')))).toEqual(features)
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(textsOf(section('features'), 'article h3'))
    const figure = ':is(ol, ul, table):not([aria-hidden="true"] *)'
    expect(cards.filter((card) => !card.querySelector(figure))).toEqual([])
  })

  test('what is said of a picture or drawing has no sentence of more than 30 words', () => {
    const names = ['alt', 'aria-label'].flatMap((name) => all(page, `[${name}]`).map((one) => one.getAttribute(name)))
    const texts = [...names, ...textsOf(page, 'body :is(p, li, span, title, desc)')]
    const sentences = texts.flatMap((text) => text?.split(/(?<=[.!?]) /) ?? [])
    expect(sentences.filter((sentence) => sentence.split(' ').length > 30)).toEqual([])
  })

  test('the sample race is said to be made up', () => {
    expect(textOf(section('features'))).toContain(home.features.note)
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

test('every figure of the win-rate table has its going and its trip', () => {
  const table = only(page, 'table')
  expect(all(table, 'th[scope="col"]')).toHaveLength(5)
  expect(all(table, 'tbody tr').filter((row) => row.querySelectorAll('th[scope="row"]').length !== 1)).toEqual([])
})
