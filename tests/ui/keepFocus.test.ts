import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { keepFocus } from '../../src/ui/keepFocus'
import { mediaQuery } from '../media'

const QUERY = '(min-width: 48em)'
const { checkVisibility } = Element.prototype
let hidden: Element | undefined
let width: ReturnType<typeof mediaQuery>
const change = () => width.becomes(true)

beforeEach(() => {
  // jsdom has no layout: the test sets what is hidden, and when a query's result changes.
  hidden = undefined
  Element.prototype.checkVisibility = function () {
    return this !== hidden
  }
  width = mediaQuery(QUERY)
})
afterAll(() => void Object.assign(Element.prototype, { checkVisibility }))

/** A region with one button, which has focus, and what stops `keepFocus`. */
function watched() {
  document.body.innerHTML = '<div><button>In</button></div><button>Next</button><button>Elsewhere</button>'
  const [inside, next, elsewhere] = document.querySelectorAll('button') as unknown as HTMLButtonElement[]
  if (!inside || !next || !elsewhere) throw new Error('A button is missing.')
  const stop = keepFocus(QUERY, inside.parentElement, () => next)
  inside.focus()
  return { inside, next, elsewhere, stop }
}

describe('focus inside a region that gets hidden moves on', () => {
  test.each([
    ['when the query changes and the browser has left it there', change],
    ['when the browser blurs it before the query changes', (inside: HTMLElement) => inside.blur()],
  ])('%s', (_, happen) => {
    const { inside, next } = watched()
    hidden = inside
    happen(inside)
    expect(document.activeElement).toBe(next)
  })
})

describe('focus stays as it is', () => {
  test('when the focused element is still visible', () => {
    const { inside } = watched()
    change()
    expect(document.activeElement).toBe(inside)
    inside.blur()
    expect(document.activeElement).toBe(document.body)
  })

  test('when it is outside of the region, or the visitor moves it elsewhere', () => {
    const { inside, elsewhere } = watched()
    hidden = inside
    elsewhere.focus()
    expect(document.activeElement).toBe(elsewhere)
    hidden = elsewhere
    change()
    expect(document.activeElement).toBe(elsewhere)
  })

  test('once it is stopped', () => {
    const { inside, stop } = watched()
    hidden = inside
    stop()
    change()
    expect(document.activeElement).toBe(inside)
    inside.blur()
    expect(document.activeElement).toBe(document.body)
  })

  test('when there is no region, no next element, or no checkVisibility', () => {
    const { inside, stop } = watched()
    stop()
    keepFocus(QUERY, null, () => inside)
    keepFocus(QUERY, inside.parentElement, () => undefined)
    hidden = inside
    change()
    expect(document.activeElement).toBe(inside)
    Object.assign(Element.prototype, { checkVisibility: undefined })
    inside.blur()
    expect(document.activeElement).toBe(document.body)
  })
})
