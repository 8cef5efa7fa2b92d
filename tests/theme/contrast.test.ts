import { expect, test } from 'vitest'
import { semanticTokens } from '../../src/theme/semanticTokens'
import { type Color, contrastOf } from '../contrast'

const { bg, border } = semanticTokens.colors
const both = ({ value }: { value: string }) => ({ value: { base: value, _dark: value } })
const accent = both(semanticTokens.colors.accent.solid)

/** The channels of a color, #RRGGBB. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color

/** Lines and marks that convey information, each with its background. Focus rings: e2e/a11y/keyboard.spec.ts. */
const pairs = {
  'the accent line on the page': [accent, bg.DEFAULT],
  'the border of a placeholder or input on the page': [border.emphasized, bg.DEFAULT],
} as const

test.each(Object.entries(pairs))(
  'WCAG 1.4.11: %s has a contrast of at least 3:1 in both color schemes',
  (_, [mark, background]) => {
    for (const scheme of ['base', '_dark'] as const)
      expect(contrastOf(channels(mark.value[scheme]), channels(background.value[scheme]))).toBeGreaterThanOrEqual(3)
  },
)

test('a card can be seen on the page in the dark scheme', () => {
  const [card, page] = [bg.subtle, bg.DEFAULT].map(({ value }) => channels(value._dark)) as [Color, Color]
  expect(contrastOf(card, page)).toBeGreaterThanOrEqual(1.15)
})
