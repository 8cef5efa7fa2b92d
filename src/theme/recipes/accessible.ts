import type { RecipeDefinition, SlotRecipeDefinition, SystemStyleObject } from '@chakra-ui/react'

type Style = SystemStyleObject | undefined
type Slots = Record<string, Style>

/** Parts that a visitor operates. */
const TARGETS = ['trigger', 'itemTrigger', 'item', 'closeTrigger', 'link', 'prevTrigger', 'nextTrigger', 'field']
/** Parts whose border shows where a control is. */
const CONTROLS = ['control', 'itemControl', 'field', 'input']
/** Components that have only one part, or whose root a visitor operates. */
const OPERATED = ['chakra-input', 'chakra-textarea', 'chakra-checkbox', 'chakra-switch']

/** Replacements for Chakra's border colors that are too faint for a control, or that this theme lacks. */
const BORDERS: Readonly<Record<string, string>> = {
  border: 'border.emphasized',
  'border.muted': 'border.emphasized',
  'red.500': 'border.error',
}
/**
 * Styles that are dropped: thin focus rings (the global styles draw one), truncation, and `user-select`, so that text
 * can be copied.
 */
const DROPPED = /^(outline\w*|focus\w*Ring\w*|lineClamp|truncate|userSelect)$/

const target: SystemStyleObject = { minHeight: '11' }
/** Fields do not inherit the font, and browsers draw placeholders too faintly. */
const text: SystemStyleObject = { fontFamily: 'body', _placeholder: { color: 'fg.subtle', opacity: '1' } }
const ring: SystemStyleObject = { _focusVisible: { outline: '3px solid {colors.fg}', outlineOffset: '3px' } }

/** Content that only JavaScript would show. */
const shown: SystemStyleObject = { '@media print, (scripting: none)': { display: 'block!important' } }

/** Styles that particular components need, in addition to those for their parts. */
const ADDED: Readonly<Record<string, Slots>> = {
  'chakra-accordion': { itemContent: shown },
  'chakra-collapsible': { content: shown },
  // A tab grows with a label that wraps, and tabs that do not fit wrap to a second row.
  'chakra-tabs': { list: { _horizontal: { flexWrap: 'wrap' } }, trigger: { height: 'auto' }, content: shown },
  // The content has no room beside long titles.
  'chakra-steps': {
    root: { flexWrap: 'wrap' },
    list: { _horizontal: { flexWrap: 'wrap' } },
    item: { flexBasis: 'auto' },
  },
  'chakra-tag': { endElement: { '&:has(button)': { boxSize: '11' } }, closeTrigger: { _icon: { boxSize: '4' } } },
  // The track of a switch that is off is too faint.
  'chakra-switch': { control: { boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}' } },
}

/** A style without `DROPPED` and with 3:1 contrast for borders, in every condition. */
function corrected(style: Style, isControl: boolean): Style {
  if (!style) return style
  return Object.fromEntries(
    Object.entries(style)
      .filter(([name]) => !DROPPED.test(name))
      .map(([name, value]) => {
        if (isControl && /^border\w*Color$/.test(name)) return [name, BORDERS[value] ?? value]
        return [name, value && typeof value === 'object' ? corrected(value, isControl) : value]
      }),
  )
}

/**
 * One of Chakra's recipes with this site's minimums at any size: targets of 44 px (WCAG 2.5.5), a contrast of 3:1 for
 * the borders of controls (WCAG 1.4.11), the site's focus ring, and the site's font in fields.
 */
export function accessible<Recipe extends RecipeDefinition | SlotRecipeDefinition>(recipe: Recipe): Recipe {
  const { className = '' } = recipe
  const isOperated = OPERATED.includes(className)
  if (!('slots' in recipe)) {
    const base = corrected(recipe.base, isOperated)
    const variants = mapValues(recipe.variants, (styles) => mapValues(styles, (style) => corrected(style, isOperated)))
    return { ...recipe, base: { ...base, ...(isOperated && { ...target, ...text }) }, variants }
  }
  const correctSlots = (slots: Slots) => mapValues(slots, (style, slot) => corrected(style, CONTROLS.includes(slot)))
  const base = correctSlots(recipe.base ?? {})
  const add = (slot: string, style: Style) => {
    base[slot] = { ...base[slot], ...style }
  }
  for (const slot of recipe.slots) {
    if (TARGETS.includes(slot) || (slot === 'root' && isOperated)) add(slot, target)
    if (['closeTrigger', 'link'].includes(slot)) add(slot, { minWidth: '11' })
    if (/control$/i.test(slot)) add(slot, ring)
    if (slot === 'field') add(slot, text)
  }
  for (const [slot, style] of Object.entries(ADDED[className] ?? {})) add(slot, style)
  return { ...recipe, base, variants: mapValues(recipe.variants, (values) => mapValues(values, correctSlots)) }
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>> | undefined,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, map(value, key)]))
}
