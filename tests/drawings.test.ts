import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { race } from '../src/content/race'
import { all, documentOf, only } from './built/site'
import { nonEmpty } from './nonEmpty'

/** Expects each length to be the same multiple of its number, to within half a drawing unit or percent. */
function expectOneScale(bars: readonly (readonly [length: number, value: number])[]): void {
  const [[longest, most]] = nonEmpty(bars, 'bars').toSorted((a, b) => b[1] - a[1]) as [[number, number]]
  for (const [length, value] of bars)
    expect(Math.abs(length - (value * longest) / most), `the bar of ${value}`).toBeLessThanOrEqual(0.51)
}

const chances = race.runners.map(({ chance }) => chance)

describe('bars are as long as their numbers say', () => {
  const home = documentOf('/')

  test('in the predictions', () => {
    const bars = all(only(home, '#features'), 'ol li rect').map((bar) =>
      Number.parseFloat(bar.getAttribute('width') ?? ''),
    )
    expectOneScale(bars.map((length, i) => [length, chances[i] ?? 0]))
  })

  test('in the fan of the fourth step', () => {
    const bars = all(only(home, '#science'), 'path.bar').map((bar) =>
      Number(/h([\d.]+)v/.exec(bar.getAttribute('d') ?? '')?.[1]),
    )
    expectOneScale(bars.map((length, i) => [length, chances[i] ?? 0]))
  })

  test('in the picture of the app, without a track', async () => {
    const { data, info } = await sharp('src/assets/img/app-light.webp').raw().toBuffer({ resolveWithObject: true })
    // The bars end here, at the right of the column of win chances; the pixels after that are the background.
    const end = 625
    const at = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels).subarray(0, 3)
    const differs = (x: number, y: number) => {
      const background = at(end + 6, y)
      return at(x, y).some((value, channel) => Math.abs(value - (background[channel] ?? 0)) > 24)
    }
    const lengths = Array.from({ length: info.height - 160 }, (_, y) => {
      let length = 0
      while (length < 300 && differs(end - length, y)) length++
      return length
    })
    // A bar has the same length in all its 8 rows of pixels; the digits above it do not.
    const bars = lengths.filter(
      (length, y) =>
        length > 8 &&
        lengths.slice(y, y + 7).every((next) => Math.abs(next - length) <= 2) &&
        Math.abs((lengths[y - 1] ?? 0) - length) > 2,
    )
    expect(bars.length, 'bars in the picture').toBeGreaterThanOrEqual(6)
    const scale = (bars[0] ?? 0) / (chances[0] ?? 1)
    for (const [i, bar] of bars.entries())
      expect(Math.abs(bar - (chances[i] ?? 0) * scale), `bar ${i}`).toBeLessThanOrEqual(3)
  })
})
