import { describe, expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'
import { all, builtPaths, documentOf, textOf } from './documents'

describe.each(builtPaths)('the styles of %s', (path) => {
  const css = all(documentOf(path), 'style').map(textOf).join('\n')
  const rules = nonEmpty(css.match(/[^{}]+\{[^{}]+\}/g) ?? [], 'rules')

  test('define every custom property that they use without a fallback', () => {
    const used = new Set(Array.from(css.matchAll(/var\((--[^,)]+)\)/g), ([, name]) => name))
    // Chakra's components set these at run time, for Chakra's keyframes.
    const isDefined = (name = '') => css.includes(`${name}:`) || /^--(height|width|animate-|marquee-)/.test(name)
    expect(nonEmpty(used, 'custom properties').filter((name) => !isDefined(name))).toEqual([])
  })

  test('do not prevent zooming, touch scrolling or copying text, and hide no content until hover', () => {
    const forbidden = /touch-action: ?(?!auto|manipulation)|(user-select|pointer-events): ?none|[{;]opacity: ?0[;}]/
    // The skip link, text that only screen readers read, the start or end of an animation.
    const allowed = /position: ?fixed|[{;]width: ?1px|^(from|to|[\d%,]+)\{/
    expect(rules.filter((rule) => forbidden.test(rule) && !allowed.test(rule))).toEqual([])
  })

  test('use logical properties, since a translator may change the direction of the text', () => {
    const physical = /[{;]((padding|margin|border)-(left|right)|text-align: ?(left|right))/
    // Drawings, which Home and the not-found page position physically, are not mirrored.
    const hasDrawings = ['/', '/404'].includes(path)
    const isPhysical = (rule: string) => physical.test(rule) || (!hasDrawings && /[{;](left|right):/.test(rule))
    expect(rules.filter((rule) => isPhysical(rule) && !/ svg ?\{/.test(rule))).toEqual([])
  })

  test('number the pages of a printout', () => {
    expect(css).toMatch(/@page ?\{.*counter\(page\)/)
  })

  test('do not turn on smooth scrolling for find-in-page, focus and fragments', () => {
    expect(css).not.toMatch(/(?<!over)scroll-behavior/)
  })
})
