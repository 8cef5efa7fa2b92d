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

  test('do not prevent zooming, touch scrolling or copying text, and hide no content until hover', () => {
    const forbidden = /touch-action: ?(?!auto|manipulation)|(user-select|pointer-events): ?none|[{;]opacity: ?0[;}]/
    // The skip link, text that only screen readers read, and the start of an animation.
    const allowed = /position: ?fixed|[{;]width: ?1px|[{;]font-size: ?0|^from/
    const rules = nonEmpty(css.match(/[^{}]+\{[^{}]+\}/g) ?? [], 'rules')
    expect(rules.filter((rule) => forbidden.test(rule) && !allowed.test(rule))).toEqual([])
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
})
