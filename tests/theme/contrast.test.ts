import { expect, test } from 'vitest'
import { semanticTokens } from '../../src/theme/semanticTokens'

const { bg, border } = semanticTokens.colors
const both = ({ value }: { value: string }) => ({ value: { base: value, _dark: value } })
const accent = both(semanticTokens.colors.accent.solid)

/** Relative luminance of a color, #RRGGBB (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Lines and marks that convey information, each with its background. Focus rings: e2e/a11y/keyboard.spec.ts. */
const pairs = {
  'the accent line on the page': [accent, bg.DEFAULT],
  'the border of a placeholder or input on the page': [border.emphasized, bg.DEFAULT],
} as const

test.each(Object.entries(pairs))(
  'WCAG 1.4.11: %s has a contrast of at least 3:1 in both color schemes',
  (_, [mark, background]) => {
    for (const scheme of ['base', '_dark'] as const) {
      const [one, other] = [luminance(mark.value[scheme]), luminance(background.value[scheme])]
      expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(3)
    }
  },
)

test('a card can be seen on the page in the dark scheme', () => {
  const [card, page] = [luminance(bg.subtle.value._dark), luminance(bg.DEFAULT.value._dark)]
  expect((card + 0.05) / (page + 0.05)).toBeGreaterThanOrEqual(1.15)
})
