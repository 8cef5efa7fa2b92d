import latinUrl from '../assets/fonts/latin.woff2?url'
import latinExtUrl from '../assets/fonts/latin-ext.woff2?url'
import textUrl from '../assets/fonts/text.woff2?url'
import { fontRanges } from './fontRanges'

const webFont = { fontWeight: '400 780', fontStretch: '100% 112%', fontDisplay: 'swap' }

/** Metrics of the web font, in em. */
const ascent = 0.878
const descent = 0.21

/**
 * Fallback fonts until the web font has loaded, scaled to its width so that the layout hardly shifts. On Windows, macOS
 * and most Linux systems, the fallback is as wide as Arial; Android has Roboto, other Linux systems have DejaVu.
 */
const fallbacks: readonly [fontFamily: string, local: readonly string[], fontWeight: string, scale: number][] = [
  ['Text Fallback', ['Arial', 'Liberation Sans', 'Roboto'], '400 639', 0.984],
  ['Text Fallback', ['Arial Bold', 'Liberation Sans Bold'], '640 755', 0.998],
  // For headlines, which use the wide web font.
  ['Text Fallback', ['Arial Bold', 'Liberation Sans Bold'], '756 900', 1.153],
  ['Text Fallback Roboto', ['Roboto'], '640 755', 1.07],
  ['Text Fallback Roboto', ['Roboto'], '756 900', 1.244],
  ['Text Fallback DejaVu', ['DejaVu Sans'], '400 900', 0.87],
]

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/**
 * The contents of the `@font-face` rules; the token `fonts.body` lists the families in order. The files that are not
 * preloaded are a separate family: Chromium checks all files of a family for each word, which would double layout time.
 */
export const fontFaces = [
  { ...webFont, fontFamily: 'Text', src: `url(${textUrl})` },
  { ...webFont, fontFamily: 'Text Latin', src: `url(${latinUrl})`, unicodeRange: fontRanges.latin },
  { ...webFont, fontFamily: 'Text Latin', src: `url(${latinExtUrl})`, unicodeRange: fontRanges['latin-ext'] },
  ...fallbacks.map(([fontFamily, local, fontWeight, scale]) => ({
    fontFamily,
    src: local.map((name) => `local("${name}")`).join(),
    fontWeight,
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
    lineGapOverride: '0%',
  })),
]
