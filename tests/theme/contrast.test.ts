import { expect, test } from 'vitest'
import { semanticTokens } from '../../src/theme/semanticTokens'
import { type Color, contrastOf } from '../contrast'

const { accent, bg, border, dot, fg, surface, timeMark } = semanticTokens.colors
const both = ({ value }: { value: string }) => ({ value: { base: value, _dark: value } })
const [line, onLine] = [both(accent.solid), both(accent.contrast)]

/** The channels of a color, #RRGGBB. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color

/**
 * Lines and marks that convey information, each with the backgrounds that it is on: the page, a card, the dark card, the
 * footer, the accent. Not here: focus rings (e2e/a11y/keyboard.spec.ts); the winning line in the photo finish
 * (e2e/a11y/contrast.spec.ts); heat levels and silks, beside which their meaning is written.
 */
const marks = {
  'winning line, current entry, progress, best runner': [
    line,
    [bg.DEFAULT, bg.subtle, surface.inverted.bg, surface.dark.bg],
  ],
  'other runners and data in drawings': [dot, [bg.DEFAULT, bg.subtle]],
  'ticks of the time scale': [timeMark, [bg.DEFAULT]],
  'ruler, border of a placeholder or a box': [border.emphasized, [bg.DEFAULT, bg.subtle]],
  'prices, matches, borders of buttons and tables': [fg.DEFAULT, [bg.DEFAULT, bg.subtle, bg.muted]],
  'lines on the dark card': [surface.inverted.fg, [surface.inverted.bg]],
  'lines on the footer': [surface.dark.fg, [surface.dark.bg]],
  'marks and borders on the accent': [onLine, [line]],
} as const

const cases = Object.entries(marks).flatMap(([name, [mark, grounds]]) =>
  grounds.flatMap((ground) =>
    (['base', '_dark'] as const).map((scheme) => [name, mark.value[scheme], ground.value[scheme]] as const),
  ),
)

test.each(cases)('WCAG 1.4.11: %s (%s on %s) can be told from what is behind', (_, mark, ground) => {
  expect(contrastOf(channels(mark), channels(ground))).toBeGreaterThanOrEqual(3)
})

test('a card can be seen on the page in the dark scheme', () => {
  const [card, page] = [bg.subtle, bg.DEFAULT].map(({ value }) => channels(value._dark)) as [Color, Color]
  expect(contrastOf(card, page)).toBeGreaterThanOrEqual(1.15)
})
