import { expect, test } from 'vitest'
import { home } from '../../src/content/home'
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

test.each([
  ['wide', '#science path.bar', 'd', /(?<=h)[\d.]+(?=v)/, 0.51],
  ['narrow', '#science rect.bar', 'width', /^[\d.]+/, 0.05],
] as const)(
  'in %s windows, the fan of the fourth step has a bar for each runner, as long as its win chance',
  (_, selector, attribute, length, rounding) => {
    const bars = lengths(selector, attribute, length)
    expect(bars).toHaveLength(race.runners.length)
    expectOneScale(
      bars,
      race.runners.map(({ chance }) => chance),
      rounding,
    )
  },
)

test('the fan of the fourth step has a figure for each bar, in narrow windows for the first and the last', () => {
  const figures = race.runners.map(({ chance }) => `${chance}%`)
  expect(all(page, '#science path.bar ~ text').map(textOf)).toEqual(figures)
  expect(all(page, '#science rect.bar ~ text').map(textOf)).toEqual([figures[0], figures.at(-1)])
})

test('in the predictions, a bar is as long as the win chance, and the tick is at the chance that the price implies', () => {
  const rows = all(page, '#features tbody tr:has(.lane)').map((row) => all(row, 'td').map(textOf))
  const shown = race.runners.slice(0, rows.length)
  expect(rows.map(([chance]) => chance)).toEqual(shown.map(({ chance }) => `${chance}%`))
  for (const [i, { odds }] of shown.entries())
    expect(rows[i]?.[1]).toContain(`${odds} ${impliedChance(odds).toFixed(1)}%`)
  const bars = lengths('#features .lane .chance', 'width', /^[\d.]+/)
  const ticks = lengths('#features .lane .price', 'x', /^[\d.]+/)
  expectOneScale(
    [...bars, ...ticks],
    [...shown.map(({ chance }) => chance), ...shown.map(({ odds }) => impliedChance(odds))],
    0.06,
  )
})

test('in the predictions, a bar that passes its tick says by how much, and the sentence names its runner', () => {
  const better = race.runners.filter(({ chance, odds }) => chance > impliedChance(odds))
  const gains = all(page, '#features .gain').map((gain) => [textOf(gain.closest('th')), textOf(gain)])
  expect(gains).toEqual(
    better.map(({ number, name, chance, odds }) => {
      const gain = `+${(chance - impliedChance(odds)).toFixed(1)}`
      return [`${number} ${name}${gain}`, gain]
    }),
  )
  const [best, ...others] = better
  expect(others).toEqual([])
  expect(home.features.cards.predictions.conclusion).toContain(`Only No. ${best?.number} is better`)
})

test('the key of the rides names the bars from tall to short', () => {
  const bars = all(page, '#features .rides path').map((bar) => ({
    name: bar.getAttribute('data-place'),
    height: Number(/v-(\d+)/.exec(bar.getAttribute('d') ?? '')?.[1]),
  }))
  const names = bars.sort((one, other) => other.height - one.height).map(({ name }) => name)
  expect(textOf(only(page, '#features .rides + div'))).toBe(`Tall to short: ${names.join(', ')}`)
})

/** The points of a path of horizontal-tangent curves, as the drawing of the race has for each runner. */
function pointsOf(path: string): [x: number, y: number][] {
  const [first = '', ...curves] = path.split('c')
  const points: [number, number][] = [first.split(' ').map(Number) as [number, number]]
  for (const curve of curves) {
    const [x = 0, y = 0] = points.at(-1) ?? []
    const [dx = 0, dy = 0] = curve.split(' ').map(Number).slice(-2)
    points.push([x + dx, y + dy])
  }
  return points
}

/** What the drawing of the race shows: each runner, named at the line's end, with its place at each call. */
const drawn = () => {
  const lines = all(page, '#features .lines .run').flatMap((run) => (run.getAttribute('d') ?? '').split('M').slice(1))
  const names = all(page, '#features .places .name').map(textOf)
  const row = 10
  return lines.map((line) => {
    const points = pointsOf(line)
    const places = points.map(([, y]) => (y + row / 2) / row)
    return { name: names[(places.at(-1) ?? 0) - 1] ?? '', places, calls: points.map(([x]) => x) }
  })
}

test('screen readers hear who leads at each call of the race as it is drawn, and the order at the line', () => {
  const said = all(page, '#features .lines').map((lines) =>
    all(lines.parentElement?.parentElement as Element, 'ol > li').map(textOf),
  )
  const runners = drawn()
  const leader = (call: number) => runners.find(({ places }) => places[call] === 1)?.name
  const order = runners.toSorted((a, b) => (a.places.at(-1) ?? 0) - (b.places.at(-1) ?? 0)).map(({ name }) => name)
  expect(order).toHaveLength(race.runners.length)
  const calls = all(page, '#features .calls text').map(textOf)
  expect(calls).toEqual(['Stalls', '6f', '4f', '2f', 'Line'])
  expect(said).toEqual([
    [
      `6 furlongs out: ${leader(1)}`,
      `4 furlongs out: ${leader(2)}`,
      `2 furlongs out: ${leader(3)}`,
      `At the line, in order: ${order.join(', ')}`,
    ],
  ])
})

test('the calls are as far apart in the drawing of the race as on the course', () => {
  const share = (values: readonly number[]) =>
    values.map((value) => ((value - (values[0] ?? 0)) / ((values.at(-1) ?? 0) - (values[0] ?? 0))).toFixed(2))
  for (const { name, calls } of drawn()) expect(share(calls), name).toEqual(share(race.furlongs))
})

test('screen readers do not read the labels of a drawing, of which each has a text alternative', () => {
  const labels = all(page, ':is(#science, #features) svg text, #features .rides + div')
  const read = labels.filter((label) => !label.closest('[aria-hidden="true"]'))
  expect(read.map((label) => `${textOf(label)} in .${label.parentElement?.className}`)).toEqual([])
})

test('every text with a spoken form is on the page, with the form beside it for screen readers, after a space', () => {
  const texts = all(page, 'main [aria-hidden="true"] + *').map((form) => [
    textOf(form.previousElementSibling),
    textOf(form),
    form.previousSibling?.textContent,
  ])
  const missing = Object.entries(spoken).filter(
    (pair) =>
      !texts.some(
        ([text, form, space]) => text === pair[0].replaceAll('\u00a0', ' ') && form === pair[1] && space === ' ',
      ),
  )
  expect(missing).toEqual([])
})

test('each definition has text outside other elements, without which Orca with Firefox skips it', () => {
  const definitions = all(page, '#science dd:not([aria-hidden="true"])')
  expect(definitions).toHaveLength(18)
  const isDirect = ({ nodeType, textContent }: ChildNode) => nodeType === 3 && textContent?.trim()
  expect(definitions.filter(({ childNodes }) => ![...childNodes].some(isDirect)).map(textOf)).toEqual([])
})
