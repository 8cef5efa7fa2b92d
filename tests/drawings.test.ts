import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { race } from '../src/content/race'
import { all, documentOf } from './built/site'

/** Expects bars, in the order of the runners, to have the same length per percent of win chance. */
function expectOneScale(lengths: readonly number[], tolerance = 0.51): void {
  const chances = race.runners.map(({ chance }) => chance)
  const scale = (lengths[0] ?? 0) / (chances[0] ?? 1)
  expect(lengths.length, 'bars').toBeGreaterThanOrEqual(6)
  for (const [i, length] of lengths.entries())
    expect(Math.abs(length - (chances[i] ?? 0) * scale), `bar ${i}`).toBeLessThanOrEqual(tolerance)
}

describe('bars are as long as their numbers say', () => {
  test.each([
    ['the predictions', '#features ol li rect', 'width', /^[\d.]+/],
    ['the fan of the fourth step', '#science path.bar', 'd', /(?<=h)[\d.]+(?=v)/],
  ])('in %s', (_, selector, attribute, length) => {
    const bars = all(documentOf('/'), selector).map((bar) => length.exec(bar.getAttribute(attribute) ?? '')?.[0])
    expectOneScale(bars.map(Number))
  })

  test('in the picture of the app, without a track', async () => {
    const { data, info } = await sharp('src/assets/img/app-light.webp').raw().toBuffer({ resolveWithObject: true })
    // The bars end here, at the right edge of the column of win chances; the pixels after that are the background.
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
    expectOneScale(bars, 3)
  })
})
