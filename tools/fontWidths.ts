/*
 * The table `gvar` of a variable font holds for each glyph its tuples: the deltas of all points of the outline in one
 * region of the design space (https://learn.microsoft.com/typography/opentype/spec/gvar). Where its fields stand:
 */
const REGION_COUNT = 6
const REGIONS = 8
const GLYPH_COUNT = 12
const LONG_OFFSETS = 15
const GLYPHS = 16
const OFFSETS = 20
/* Flags of a glyph and of a tuple. */
const SHARED_POINTS = 0x8000
const PRIVATE_POINTS = 0x2000
const OWN_REGION = 0xc000
const NUMBER = 0x0fff

const REMEDY = 'leave out shareWidths in tools/font.ts for this font'

interface Tuple {
  region: number
  deltas: Buffer
}

/**
 * A smaller font: its width changes in every weight as in one, by two tuples for a glyph instead of six.
 *
 * @param font TrueType as HarfBuzz writes it, with the axes weight and width
 * @param narrow the same glyphs in one weight, with the axis width from the default down
 * @param wide likewise from the default up
 * @throws when the table has more than 128 kB, or a glyph deltas of some of its points only, or in a region of its own
 */
export function shareWidths(font: Buffer, narrow: Buffer, wide: Buffer): Buffer {
  const result = Buffer.from(font)
  const table = tableOf(result, 'gvar')
  const axes = tableOf(font, 'fvar')
  const [weightAt, widthAt] = axes.indexOf('wght') < axes.indexOf('wdth') ? [0, 2] : [2, 0]
  const peaks = Array.from({ length: table.readUInt16BE(REGION_COUNT) }, (_, region) => {
    const peak = table.readUInt32BE(REGIONS) + 4 * region
    return { weight: table.readInt16BE(peak + weightAt), width: table.readInt16BE(peak + widthAt) }
  })
  const widths = [
    { region: peaks.findIndex(({ weight, width }) => weight === 0 && width < 0), glyphs: tuplesOf(narrow) },
    { region: peaks.findIndex(({ weight, width }) => weight === 0 && width > 0), glyphs: tuplesOf(wide) },
  ]
  const start = table.readUInt32BE(GLYPHS)
  let end = start
  for (const [glyph, tuples] of tuplesOf(font).entries()) {
    const weights = tuples.filter(({ region }) => peaks[region]?.width === 0)
    const shared = widths.flatMap(({ region, glyphs }) =>
      (glyphs[glyph] ?? []).map(({ deltas }) => ({ region, deltas })),
    )
    end += glyphData([...weights, ...shared]).copy(table, end)
    table.writeUInt16BE((end - start) / 2, OFFSETS + 2 * (glyph + 1))
  }
  // What remains of the old table is left out by WOFF2.
  result.writeUInt32BE(end, entryOf(result, 'gvar') + 12)
  return result
}

/** A table's entry in the directory of a font. */
const entryOf = (font: Buffer, tag: string) => font.indexOf(tag, 0, 'latin1')

function tableOf(font: Buffer, tag: string): Buffer {
  const start = font.readUInt32BE(entryOf(font, tag) + 8)
  return font.subarray(start, start + font.readUInt32BE(entryOf(font, tag) + 12))
}

/** The tuples of each glyph. */
function tuplesOf(font: Buffer): Tuple[][] {
  const table = tableOf(font, 'gvar')
  if (table[LONG_OFFSETS]) throw new Error(`more than 128 kB: ${REMEDY}`)
  const start = (glyph: number) => table.readUInt32BE(GLYPHS) + 2 * table.readUInt16BE(OFFSETS + 2 * glyph)
  return Array.from({ length: table.readUInt16BE(GLYPH_COUNT) }, (_, glyph) => {
    const data = table.subarray(start(glyph), start(glyph + 1))
    if (data.length === 0) return []
    let end = data.readUInt16BE(2)
    if (data.readUInt16BE(0) & SHARED_POINTS) end += allPoints(data, end)
    return Array.from({ length: data.readUInt16BE(0) & NUMBER }, (_, tuple) => {
      const index = data.readUInt16BE(6 + 4 * tuple)
      if (index & OWN_REGION) throw new Error(`a region of one glyph: ${REMEDY}`)
      const from = end + (index & PRIVATE_POINTS ? allPoints(data, end) : 0)
      end += data.readUInt16BE(4 + 4 * tuple)
      return { region: index & NUMBER, deltas: data.subarray(from, end) }
    })
  })
}

/** The length of the list that stands for all points. */
function allPoints(data: Buffer, start: number): number {
  if (data[start] !== 0) throw new Error(`deltas of some points only: ${REMEDY}`)
  return 1
}

function glyphData(tuples: Tuple[]): Buffer {
  if (tuples.length === 0) return Buffer.alloc(0)
  const heads = tuples.flatMap(({ region, deltas }) => [deltas.length, region])
  const head = Uint16Array.from([SHARED_POINTS | tuples.length, 4 + 4 * tuples.length, ...heads])
  const data = Buffer.concat([Buffer.from(head.buffer).swap16(), Buffer.of(0), ...tuples.map(({ deltas }) => deltas)])
  return Buffer.concat([data, Buffer.alloc(data.length % 2)])
}
