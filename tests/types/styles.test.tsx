/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { expect, test } from 'vitest'
import { defineRecipe, defineSlotRecipe, type RecipeVariantProps } from '../../src/theme/defineRecipe'
import type { Style } from '../../src/theme/style'
import { Button } from '../../src/ui/Button'

const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'title'],
  base: { root: { padding: '1rem', color: 'fg.2' }, title: { textStyle: 'deck', '&:hover': { color: 'accent' } } },
  variants: {
    tone: { quiet: { title: { color: 'fg.3' } }, loud: { root: { backgroundColor: 'accent' } } },
    large: { true: { title: { fontSize: 'deck' } } },
  },
  defaultVariants: { tone: 'quiet' },
})
const rule = defineRecipe({ className: 'rule', base: { borderTop: '1px solid {colors.rule}' } })

test('slots, variants and their options are known by name', () => {
  expect(card({ tone: 'loud', large: true }).root).toBe('card-root card-root--loud')
  // @ts-expect-error misspelt slot
  expect(card().titel).toBeUndefined()
  // @ts-expect-error misspelt variant
  card({ tones: 'loud' })
  // @ts-expect-error misspelt option
  card({ tone: 'lowd' })
  // @ts-expect-error a boolean variant takes booleans
  card({ large: 'yes' })
  // @ts-expect-error the recipe has no variants
  rule({ tone: 'loud' })
  const props: RecipeVariantProps<typeof card> = { tone: 'quiet' }
  // @ts-expect-error misspelt option in the props of a component
  props.tone = 'quite'
})

test('a recipe cannot style a slot, or choose an option, that it does not define', () => {
  // @ts-expect-error misspelt slot in base
  defineSlotRecipe({ className: 'a', slots: ['root'], base: { rot: { margin: 0 } } })
  // @ts-expect-error misspelt slot in a variant
  defineSlotRecipe({ className: 'b', slots: ['root'], variants: { size: { sm: { rot: { margin: 0 } } } } })
  // @ts-expect-error misspelt default option
  defineRecipe({ className: 'c', variants: { size: { sm: {}, lg: {} } }, defaultVariants: { size: 'ms' } })
  // @ts-expect-error misspelt variant among the defaults
  defineRecipe({ className: 'd', variants: { size: { sm: {} } }, defaultVariants: { sise: 'sm' } })
})

const wrongStyles: Style[] = [
  // @ts-expect-error misspelt text style
  { textStyle: 'sectionTitel' },
  // @ts-expect-error misspelt color
  { color: 'fgg' },
  // @ts-expect-error a color that is no token
  { backgroundColor: '#fff' },
  // @ts-expect-error misspelt color in a border
  { border: '1px solid {colors.rul}' },
  // @ts-expect-error misspelt color in a shadow
  { boxShadow: 'inset 4px 0 0 {colors.acent}' },
  // @ts-expect-error misspelt size of text
  { fontSize: 'lable' },
  // @ts-expect-error misspelt gradient
  { background: '{gradients.flim}' },
  // @ts-expect-error misspelt shadow
  { boxShadow: 'phon' },
  // @ts-expect-error misspelt property
  { colr: 'fg' },
  // @ts-expect-error misspelt property below a selector
  { '& li': { colr: 'fg' } },
  // @ts-expect-error misspelt text style under a condition
  { '@media print': { textStyle: 'notes' } },
  // @ts-expect-error a selector that does not say where its element stands
  { '.title': { color: 'fg' } },
]

test('a token, text style or property that is missing does not compile', () => {
  expect(wrongStyles).toHaveLength(12)
})

const withStyleProps = [
  // @ts-expect-error looks come from a recipe
  <section key="element" className={rule()} marginTop="4px" />,
  // @ts-expect-error looks come from a recipe
  <Button key="part" to="/" section="download" variant="subtle" color="red">
    Download
  </Button>,
]

test('neither an element nor a part of ours takes style props', () => {
  expect(withStyleProps).toHaveLength(2)
})
