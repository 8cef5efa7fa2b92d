/** The package has no types; these are for what tools/font.ts uses. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Record<string, { min: number; max: number; default: number }>
  }
  const subsetFont: (font: Buffer, glyphs: string, options: Options) => Promise<Buffer>
  export default subsetFont
}
