/** Metrics of the web font, in parts of an em. */
const ascent = 0.878
const descent = 0.21

/**
 * Fallback fonts until the web font is loaded, scaled so that a line of text is as wide in both, and little moves. Those
 * of Windows, macOS and Linux are as wide as Arial; Android has Roboto, other Linux systems DejaVu. `fonts.body` lists
 * the families in order.
 */
const faces: readonly [fontFamily: string, local: readonly string[], fontWeight: string, scale: number][] = [
  ['Text Fallback', ['Arial', 'Liberation Sans', 'Roboto'], '400 639', 0.984],
  ['Text Fallback', ['Arial Bold', 'Liberation Sans Bold'], '640 755', 0.998],
  // Headlines: the web font is wide there.
  ['Text Fallback', ['Arial Bold', 'Liberation Sans Bold'], '756 900', 1.153],
  ['Text Fallback Roboto', ['Roboto'], '640 755', 1.07],
  ['Text Fallback Roboto', ['Roboto'], '756 900', 1.244],
  ['Text Fallback DejaVu', ['DejaVu Sans'], '400 900', 0.87],
]

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** The contents of their `@font-face` rules. */
export const fallbackFaces = faces.map(([fontFamily, local, fontWeight, scale]) => ({
  fontFamily,
  src: local.map((name) => `local("${name}")`).join(),
  fontWeight,
  sizeAdjust: percent(scale),
  ascentOverride: percent(ascent / scale),
  descentOverride: percent(descent / scale),
  lineGapOverride: '0%',
}))
