import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hash, previewsHash } from '../../tools/pictures/drawings'

test('the pictures were drawn from the current race, theme and drawings', () => {
  const drawn = readFileSync('tools/pictures/drawn.sha256', 'utf8').trim().split('\n')
  expect(drawn, 'run npm run pictures').toEqual([hash, previewsHash()])
})

test('the photo finish is at least 240 px high in the home page’s link preview', async () => {
  // Where the drawing puts the winner's nose and the bottom of the picture, and how high the picture is, px.
  const [line, bottom, height] = [1060, 630, 290]
  expect(height).toBeGreaterThanOrEqual(240)
  const strip = sharp('tools/pictures/source/strip-dark.webp').resize({ height })
  const { width = 0 } = await sharp(await strip.png().toBuffer()).metadata()
  // The winner, its jockey and the second.
  const part = { width: 220, height: 200 }
  const fromLine = Math.round(width * 0.99223) - part.width
  const source = await strip
    .extract({ left: fromLine, top: 10, ...part })
    .raw()
    .toBuffer()
  const drawn = await sharp('public/social/home.jpg')
    .extract({ left: line - part.width, top: bottom - height + 10, ...part })
    .raw()
    .toBuffer()
  const differences: number[] = []
  for (let pixel = 0; pixel < part.width * part.height; pixel++) {
    if (source[pixel * 4 + 3] !== 255) continue
    for (const channel of [0, 1, 2])
      differences.push(Math.abs((source[pixel * 4 + channel] ?? 0) - (drawn[pixel * 3 + channel] ?? 0)))
  }
  expect(differences.length, 'opaque pixels of the source').toBeGreaterThan(20_000)
  expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(6)
})
