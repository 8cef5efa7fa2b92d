import { fontMetrics } from './fontMetrics.ts'

/*
 * Fallback fonts until the web font is loaded, scaled to its width (fontMetrics.ts) so that little moves when it is.
 * `fonts.body` lists the families in order.
 */
const arialLike = ['Arial', 'Liberation Sans', 'Roboto']
const arialBold = ['Arial Bold', 'Liberation Sans Bold']
const roboto = ['Roboto']
const dejaVu = ['DejaVu Sans']

/** Font stretch as the text styles have it: data, running text, buttons, headlines. */
const narrow = '75% 95%'
const plain = '96% 103%'
const wide = '104% 112%'
const large = '96% 112%'

/** Weight and stretch in which `tools/font.ts` measures the web font. */
export const measuredStyles = {
  data: { wght: 520, wdth: 84 },
  text: { wght: 400, wdth: 100 },
  label: { wght: 560, wdth: 100 },
  strongData: { wght: 740, wdth: 84 },
  strong: { wght: 720, wdth: 100 },
  button: { wght: 720, wdth: 108 },
  headline: { wght: 780, wdth: 112 },
} as const

/**
 * @property width Mean width of the local font's characters, parts of an em: of the same text as in fontMetrics.ts, and
 * tuned so that the first viewports of the pages move least.
 */
type Face = readonly [
  local: readonly string[],
  fontWeight: string,
  fontStretch: string,
  style: keyof typeof measuredStyles,
  width: number,
]

const families: Record<string, readonly Face[]> = {
  'Text Fallback': [
    [arialLike, '400 639', narrow, 'data', 0.4088],
    [arialLike, '400 499', plain, 'text', 0.4336],
    [arialLike, '500 639', plain, 'label', 0.4264],
    [arialLike, '640 900', narrow, 'strongData', 0.4144],
    [arialBold, '640 755', plain, 'strong', 0.4606],
    [arialBold, '640 755', wide, 'button', 0.4762],
    [arialBold, '756 900', large, 'headline', 0.4598],
  ],
  // As wide as Arial in regular weight, but not in bold: used next if there is no Arial Bold.
  'Text Fallback R': [
    [roboto, '640 755', plain, 'strong', 0.4296],
    [roboto, '640 755', wide, 'button', 0.4456],
    [roboto, '756 900', large, 'headline', 0.426],
  ],
  // For systems without a font like Arial, such as many Linux systems.
  'Text Fallback Wide': [
    [dejaVu, '400 639', narrow, 'data', 0.4726],
    [dejaVu, '400 499', plain, 'text', 0.491],
    [dejaVu, '500 639', plain, 'label', 0.4703],
    [dejaVu, '640 900', narrow, 'strongData', 0.476],
    [dejaVu, '640 755', plain, 'strong', 0.483],
    [dejaVu, '640 755', wide, 'button', 0.499],
    [dejaVu, '756 780', large, 'headline', 0.47],
    [dejaVu, '781 900', large, 'headline', 0.4832],
  ],
}

const percent = (share: number, digits = 0) => `${Number((share * 100).toFixed(digits))}%`

/** The contents of their `@font-face` rules. */
export const fallbackFaces = Object.entries(families)
  .flatMap(([fontFamily, faces]) => faces.map((face) => [fontFamily, ...face] as const))
  .map(([fontFamily, local, fontWeight, fontStretch, style, width]) => {
    const scale = Math.round((fontMetrics.widths[style] / width) * 1000) / 1000
    return {
      fontFamily,
      src: local.map((name) => `local("${name}")`).join(),
      fontWeight,
      fontStretch,
      sizeAdjust: percent(scale, 1),
      ascentOverride: percent(fontMetrics.ascent / scale),
      descentOverride: percent(fontMetrics.descent / scale),
      lineGapOverride: '0%',
    }
  })
