import { describe, expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'
import { all, builtPaths, documentOf, textOf } from './site'

describe.each(builtPaths)('the styles of %s', (path) => {
  const css = all(documentOf(path), 'style').map(textOf).join('\n')
  const fonts = nonEmpty(css.match(/@font-face ?\{[^}]*\}/g) ?? [], 'fonts')

  test('define every custom property that they use without a fallback', () => {
    const used = new Set(Array.from(css.matchAll(/var\((--[^,)]+)\)/g), ([, name]) => name))
    expect(nonEmpty(used, 'custom properties').filter((name) => !css.includes(`${name}:`))).toEqual([])
  })

  test('do not turn on smooth scrolling for find-in-page, focus and fragments', () => {
    expect(css).not.toContain('scroll-behavior')
  })

  test('show text in a fallback font until the web font has loaded', () => {
    const webFonts = nonEmpty(
      fonts.filter((font) => font.includes('url(')),
      'web fonts',
    )
    expect(webFonts.filter((font) => !/font-display: ?swap/.test(font))).toEqual([])
  })

  test('scale every fallback font to the web font, so that text does not move when the web font loads', () => {
    const fallbacks = nonEmpty(
      fonts.filter((font) => font.includes('local(')),
      'fallback fonts',
    )
    const descriptors = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']
    const isScaled = (font: string) => descriptors.every((name) => new RegExp(`${name}: ?[\\d.]+%`).test(font))
    expect(fallbacks.filter((font) => !isScaled(font))).toEqual([])
    expect(fallbacks.filter((font) => !font.includes('size-adjust:100%')).length, 'scaled fonts').toBeGreaterThan(0)
  })
})
