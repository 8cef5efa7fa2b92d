import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { chakra as Chakra } from '../../src/theme/chakra.browser'
import type { CompiledRecipe } from '../../src/theme/compileRecipes'

const plain: CompiledRecipe = { standard: '', choices: { '': ['css-plain', '.css-plain{color:red}'] } }
const looks: CompiledRecipe = {
  variant: 'look',
  standard: 'quiet',
  choices: { quiet: ['css-quiet', '.css-quiet{color:gray}'], loud: ['css-loud', '.css-loud{color:red}'] },
}

/** Text of the sheets that were added to the document. */
let sheets: string[] = []
let chakra: typeof Chakra

beforeEach(async () => {
  sheets = []
  // jsdom has neither constructed sheets nor their list.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        sheets.push(text)
      }
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
  vi.resetModules()
  chakra = (await import('../../src/theme/chakra.browser')).chakra
})

afterEach(() => {
  for (const style of document.querySelectorAll('style[data-emotion]')) style.remove()
  vi.unstubAllGlobals()
})

test('an element gets the class of its recipe, after its own', () => {
  const Region = chakra('section', plain)
  render(createElement(Region, { className: 'own', id: 'here' }, 'text'))
  const region = screen.getByText('text')
  expect(region.className).toBe('own css-plain')
  expect(region.tagName).toBe('SECTION')
  expect(region.id).toBe('here')
})

test('the rules of a recipe are added once, however many elements have it', () => {
  const Region = chakra('p', plain)
  render(createElement('div', {}, createElement(Region, { key: 1 }), createElement(Region, { key: 2 })))
  expect(sheets).toEqual(['.css-plain{color:red}'])
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('rules that the page was served with are not added again', () => {
  const style = document.createElement('style')
  style.dataset.emotion = 'css other plain'
  document.head.append(style)
  const Region = chakra('p', plain)
  render(createElement(Region, {}, 'text'))
  expect(screen.getByText('text').className).toBe('css-plain')
  expect(sheets).toEqual([])
})

test('a variant chooses the class and does not reach the element', () => {
  const Region = chakra('a', looks)
  render(createElement(Region, { look: 'loud' }, 'loud'))
  expect(screen.getByText('loud').className).toBe('css-loud')
  expect(screen.getByText('loud').hasAttribute('look')).toBe(false)
  expect(sheets).toEqual(['.css-loud{color:red}'])
})

test('without a choice the standard one stands', () => {
  const Region = chakra('a', looks)
  render(createElement(Region, {}, 'as usual'))
  expect(screen.getByText('as usual').className).toBe('css-quiet')
})
