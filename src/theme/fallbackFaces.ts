/*
 * Fallback fonts until the web font is loaded, scaled to the width of Archivo so that little moves when it is.
 * `fonts.body` lists the families in order. The scales, in percent, are Archivo's width divided by the local font's,
 * measured over the text of the first viewports. Archivo's ascent is .878 em, its descent .21.
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

type Face = readonly [local: readonly string[], fontWeight: string, fontStretch: string, percent: number]

const families: Record<string, readonly Face[]> = {
  'Archivo Fallback': [
    [arialLike, '400 639', narrow, 92.5],
    [arialLike, '400 499', plain, 98.4],
    [arialLike, '500 639', plain, 102.8],
    [arialLike, '640 900', narrow, 96.8],
    [arialBold, '640 755', plain, 99.8],
    [arialBold, '640 755', wide, 104.8],
    [arialBold, '756 900', large, 115.3],
  ],
  // As wide as Arial in regular weight, but not in bold: used next if there is no Arial Bold.
  'Archivo Fallback R': [
    [roboto, '640 755', plain, 107],
    [roboto, '640 755', wide, 112],
    [roboto, '756 900', large, 124.4],
  ],
  // For systems without a font like Arial, such as many Linux systems.
  'Archivo Fallback Wide': [
    [dejaVu, '400 639', narrow, 80],
    [dejaVu, '400 499', plain, 86.9],
    [dejaVu, '500 639', plain, 93.2],
    [dejaVu, '640 900', narrow, 84.3],
    [dejaVu, '640 755', plain, 95.2],
    [dejaVu, '640 755', wide, 100],
    [dejaVu, '756 780', large, 112.8],
    [dejaVu, '781 900', large, 109.7],
  ],
}

/** `@font-face` rules for `globalCss`; extra spaces make each key unique. */
export const fallbackFaces = () =>
  Object.fromEntries(
    Object.entries(families)
      .flatMap(([fontFamily, faces]) => faces.map((face) => [fontFamily, ...face] as const))
      .map(([fontFamily, local, fontWeight, fontStretch, percent], i) => [
        `@font-face${' '.repeat(i + 1)}`,
        {
          fontFamily,
          src: local.map((name) => `local("${name}")`).join(),
          fontWeight,
          fontStretch,
          sizeAdjust: `${percent}%`,
          ascentOverride: `${Math.round(8780 / percent)}%`,
          descentOverride: `${Math.round(2100 / percent)}%`,
          lineGapOverride: '0%',
        },
      ]),
  )
