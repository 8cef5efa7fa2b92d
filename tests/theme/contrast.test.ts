import { describe, expect, test } from 'vitest'
import { contrast } from '../../gate/page/pixels'
import { semanticTokens } from '../../src/theme/semanticTokens'
import { tokens } from '../../src/theme/tokens'

const { bg, fg, focus, inv, ink, rule } = semanticTokens.colors
const accent = { value: { base: tokens.colors.accent.value, _dark: tokens.colors.accent.value } }
const onAccent = { value: { base: tokens.colors.on.accent.value, _dark: tokens.colors.on.accent.value } }

type Color = Parameters<typeof contrast>[0]
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color

/** Lines, marks and rings that carry information, each with its backgrounds. */
const pairs = {
  'the accent line on the page': [accent, bg.DEFAULT],
  'the focus ring on the page': [focus, bg.DEFAULT],
  'the focus ring on a tile': [focus, bg[2]],
  'the focus ring on the accent': [onAccent, accent],
  'the focus ring in the box': [inv.fg, inv.bg],
  'the focus ring in the footer': [ink.fg, ink.DEFAULT],
  'a placeholder’s border on the page': [rule[2], bg.DEFAULT],
  'an arrow or a bullet on the page': [fg.DEFAULT, bg.DEFAULT],
  'a store’s button on the accent': [onAccent, accent],
} as const

describe('WCAG 1.4.11', () => {
  test.each(Object.entries(pairs))('%s has 3:1 in both schemes', (_, [mark, ground]) => {
    for (const scheme of ['base', '_dark'] as const)
      expect(contrast(rgb(mark.value[scheme]), rgb(ground.value[scheme]))).toBeGreaterThanOrEqual(3)
  })
})
