import { expect, test } from 'vitest'
import { impliedChance, race, spoken } from '../../src/content/race'
import { all, documentOf, only, textOf } from './documents'

const page = documentOf('/')
const lengths = (selector: string, attribute: string, length: RegExp) =>
  all(page, selector).map((bar) => Number(length.exec(bar.getAttribute(attribute) ?? '')?.[0]))

/** Expects bars to have the same length per percent, within the rounding of a length. */
function expectOneScale(bars: readonly number[], percents: readonly number[], rounding: number): void {
  const scale = (bars[0] ?? 0) / (percents[0] ?? 1)
  for (const [i, bar] of bars.entries())
    expect(Math.abs(bar - (percents[i] ?? 0) * scale), `bar ${i}`).toBeLessThanOrEqual(rounding)
}

test('the fan of the fourth step has a bar for each runner, as long as its win chance', () => {
  const bars = lengths('#science path.bar', 'd', /(?<=h)[\d.]+(?=v)/)
  expect(bars).toHaveLength(race.runners.length)
  expectOneScale(
    bars,
    race.runners.map(({ chance }) => chance),
    0.51,
  )
})

test('in the predictions, a bar is as long as the win chance, and the tick is at the chance that the price implies', () => {
  const rows = all(page, '#features tbody tr:has(.lane)').map((row) => all(row, 'td').map(textOf))
  const shown = race.runners.slice(0, rows.length)
  expect(rows.map(([chance]) => chance)).toEqual(shown.map(({ chance }) => `${chance}%`))
  for (const [i, { odds }] of shown.entries())
    expect(rows[i]?.[1]).toContain(`${odds}${impliedChance(odds).toFixed(1)}%`)
  const bars = lengths('#features .lane .chance', 'width', /^[\d.]+/)
  const ticks = lengths('#features .lane .price', 'x', /^[\d.]+/)
  expectOneScale(
    [...bars, ...ticks],
    [...shown.map(({ chance }) => chance), ...shown.map(({ odds }) => impliedChance(odds))],
    0.06,
  )
})

test('the key of the rides names the bars from tall to short', () => {
  const bars = all(page, '#features .rides path').map((bar) => ({
    name: bar.getAttribute('data-place'),
    height: Number(/v-(\d+)/.exec(bar.getAttribute('d') ?? '')?.[1]),
  }))
  const names = bars.sort((one, other) => other.height - one.height).map(({ name }) => name)
  expect(textOf(only(page, '#features .rides + .key'))).toBe(`Tall to short: ${names.join(', ')}`)
})

test('screen readers do not read the labels of a drawing, of which each has a text alternative', () => {
  const labels = all(page, '#science svg text, #features :is(.stalls, .places, .calls, .key, .runs) > *')
  const read = labels.filter((label) => !label.closest('[aria-hidden="true"]'))
  expect(read.map((label) => `${textOf(label)} in .${label.parentElement?.className}`)).toEqual([])
})

test('every text with a spoken form is on the page, with the form beside it for screen readers', () => {
  const texts = all(page, 'main [aria-hidden="true"] + *').map((form) => [
    textOf(form.previousElementSibling),
    textOf(form),
  ])
  const missing = Object.entries(spoken).filter(
    (pair) => !texts.some(([text, form]) => text === pair[0].replaceAll('\u00a0', ' ') && form === pair[1]),
  )
  expect(missing).toEqual([])
})
