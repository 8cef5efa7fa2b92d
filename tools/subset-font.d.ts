/** The package brings no types; this is what tools/font.ts uses of it. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number; default: number }>
  }
  const subsetFont: (font: Buffer, glyphs: string, options: Options) => Promise<Buffer>
  export default subsetFont
}
