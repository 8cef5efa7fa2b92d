import { describe, expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'
import { all, builtPaths, documentOf, textOf } from './site'

/** Chakra's components set these at run time. */
const SET_BY_CHAKRA = [
  'available-height',
  'transform-origin',
  'track-color',
  'animate-from-y',
  'animate-to-y',
  'timeline-margin',
  'left',
  'transition-timing-function',
]

describe.each(builtPaths)('the styles of %s', (path) => {
  const css = all(documentOf(path), 'style').map(textOf).join('\n')
  const fonts = nonEmpty(css.match(/@font-face ?\{[^}]*\}/g) ?? [], 'fonts')
  const rules = nonEmpty(css.match(/[^{}]+\{[^{}]+\}/g) ?? [], 'rules')

  test('define every custom property that they use without a fallback', () => {
    const used = new Set(Array.from(css.matchAll(/var\((--[^,)]+)\)/g), ([, name]) => name))
    const defined = (name = '') => css.includes(`${name}:`) || SET_BY_CHAKRA.includes(name.slice(2))
    expect(nonEmpty(used, 'custom properties').filter((name) => !defined(name))).toEqual([])
  })

  test('do not prevent zooming, touch scrolling or copying text, and hide no content until hover', () => {
    const forbidden = /touch-action: ?(?!auto|manipulation)|(user-select|pointer-events): ?none|[{;]opacity: ?0[;}]/
    // The skip link, text that only screen readers read, the start or end of an animation, and a popup's position.
    const allowed = /position: ?fixed|[{;]width: ?1px|^(from|to)\{|^\[data-style="position:absolute/
    expect(rules.filter((rule) => forbidden.test(rule) && !allowed.test(rule))).toEqual([])
  })

  test('use logical properties, since a translator may change the direction of the text', () => {
    const physical = /[{;]((padding|margin|border)-(left|right)|text-align: ?(left|right))/
    // Drawings, which Home and the not-found page position physically, are not mirrored; `data-style` is Chakra's.
    const hasDrawings = ['/', '/404'].includes(path)
    const isPhysical = (rule: string) => physical.test(rule) || (!hasDrawings && /[{;](left|right):/.test(rule))
    expect(rules.filter((rule) => isPhysical(rule) && !/ svg ?\{|^\[data-style/.test(rule))).toEqual([])
  })

  test('do not turn on smooth scrolling for find-in-page, focus and fragments', () => {
    expect(css).not.toMatch(/(?<!over)scroll-behavior/)
  })

  test('show text in a fallback font until the web font has loaded', () => {
    const webFonts = nonEmpty(
      fonts.filter((font) => font.includes('url(')),
      'web fonts',
    )
    expect(webFonts.filter((font) => !/font-display: ?swap/.test(font))).toEqual([])
  })
})
