import { expect, test } from 'vitest'
import { contrastOf } from '../../e2e/a11y/pixels'
import { semanticTokens } from '../../src/theme/semanticTokens'

const { bg, border } = semanticTokens.colors
const both = ({ value }: { value: string }) => ({ value: { base: value, _dark: value } })
const accent = both(semanticTokens.colors.accent.solid)

const channelOf = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
const colorOf = (hex: string) => [channelOf(hex, 1), channelOf(hex, 3), channelOf(hex, 5)] as const

/** Lines and marks that convey information, each with its background. Focus rings: e2e/a11y/keyboard.spec.ts. */
const pairs = {
  'the accent line on the page': [accent, bg.DEFAULT],
  'the border of a placeholder or input on the page': [border.emphasized, bg.DEFAULT],
} as const

test.each(Object.entries(pairs))(
  'WCAG 1.4.11: %s has a contrast of at least 3:1 in both color schemes',
  (_, [mark, background]) => {
    for (const scheme of ['base', '_dark'] as const) {
      const contrast = contrastOf(colorOf(mark.value[scheme]), colorOf(background.value[scheme]))
      expect(contrast).toBeGreaterThanOrEqual(3)
    }
  },
)
