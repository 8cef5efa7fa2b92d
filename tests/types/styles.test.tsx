/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { expect, test } from 'vitest'
import { defineRecipe, defineSlotRecipe } from '../../src/theme/defineRecipe'
import type { Style } from '../../src/theme/style'
import { Button } from '../../src/ui/Button'

const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'title'],
  variants: { tone: { quiet: { title: { color: 'fg.3' } }, loud: { root: { backgroundColor: 'accent' } } } },
})

test('slots, variants and their options are known by name', () => {
  expect(card({ tone: 'loud' }).root).toBe('card-root card-root--loud')
  // @ts-expect-error misspelt slot
  expect(card().titel).toBeUndefined()
  // @ts-expect-error misspelt variant
  card({ tones: 'loud' })
  // @ts-expect-error misspelt option
  card({ tone: 'lowd' })
  // @ts-expect-error misspelt slot in base
  defineSlotRecipe({ className: 'a', slots: ['root'], base: { rot: { margin: 0 } } })
  // @ts-expect-error misspelt default option
  defineRecipe({ className: 'c', variants: { size: { sm: {}, lg: {} } }, defaultVariants: { size: 'ms' } })
})

const wrongStyles: Style[] = [
  // @ts-expect-error misspelt text style
  { textStyle: 'sectionTitel' },
  // @ts-expect-error a color that is no token
  { backgroundColor: '#fff' },
  // @ts-expect-error misspelt color in a border
  { border: '1px solid {colors.rul}' },
  // @ts-expect-error misspelt size of text
  { fontSize: 'lable' },
  // @ts-expect-error misspelt gradient
  { background: '{gradients.flim}' },
  // @ts-expect-error misspelt property below a selector
  { '& li': { colr: 'fg' } },
  // @ts-expect-error a selector that does not say where its element stands
  { '.title': { color: 'fg' } },
]

const withStyleProps = (
  // @ts-expect-error looks come from a recipe
  <Button to="/" section="download" variant="subtle" color="red">
    Download
  </Button>
)

test('a token, text style or property that is missing does not compile, nor do style props', () => {
  expect([...wrongStyles, withStyleProps]).toHaveLength(8)
})
