import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { stores } from '../../src/content/site'
import { claims, features, lists, steps } from '../product'
import { all, builtPaths, documentOf, only, textOf } from './documents'

const page = documentOf('/')
const section = (id: string) => only(page, `section#${id}`)
const lower = (element: Element) => textOf(element).toLowerCase()

describe('Home', () => {
  test('shows three figures in the hero and the number of data points in the science section', () => {
    const [dataPoints, ...figures] = claims
    const stats = all(section('hero'), 'dl > div').map((stat) => [
      textOf(only(stat, 'dt + dd')),
      textOf(only(stat, 'dt')),
    ])
    expect(stats).toEqual(figures)
    const accuracy = all(section('hero'), 'dl > div').find((stat) => textOf(stat).includes('85%'))
    expect(accuracy && textOf(accuracy), 'the explanation beside the accuracy rate').toContain(
      'Past accuracy is no guarantee of future results.',
    )
    expect(lower(section('science'))).toContain(dataPoints.join(' '))
  })

  test.each([
    ['four steps', '#science ol > li h3', steps],
    ['three lists of data points', '#science h4:has(+ dl)', lists],
    ['six features', '#features article h3', features],
  ])('has the %s, in order', (_, headings, expected) => {
    expect(all(page, headings).map(lower)).toEqual(expected)
  })

  test('links to no other sites than the stores', () => {
    const urls: unknown[] = stores.flatMap(({ url }) => url ?? [])
    const hrefs = [...page.querySelectorAll('a[href*="//"]')].map((link) => link.getAttribute('href'))
    expect(hrefs.filter((href) => !urls.includes(href))).toEqual([])
  })
})

test.each(builtPaths)('%s has no invisible characters, which braille displays would show', (path) => {
  const { body } = documentOf(path)
  expect(body.textContent).not.toMatch(/[\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/)
})

test('every picture offers AVIF before WebP', () => {
  for (const picture of all(page, 'picture')) {
    const sources = all(picture, 'source').map((source) => [source.getAttribute('media'), source.getAttribute('type')])
    for (const media of new Set(sources.map(([media]) => media)))
      expect(sources.find((source) => source[0] === media)).toEqual([media, 'image/avif'])
  }
})

test('every image file is as wide as its srcset declares', async () => {
  const srcsets = all(page, 'main [srcset]').map((source) => source.getAttribute('srcset') ?? '')
  const files = srcsets.flatMap((srcset) => srcset.split(', ')).map((entry) => entry.split(' '))
  const widths = await Promise.all(files.map(async ([file]) => (await sharp(`dist${file}`).metadata()).width))
  expect(widths.map((width) => `${width}w`)).toEqual(files.map(([, width]) => width))
})
