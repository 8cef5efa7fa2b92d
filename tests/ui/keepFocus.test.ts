import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from '../../src/ui/keepFocus'

const QUERY = '(min-width: 48em)'
let hidden: Set<Element>
let change: (() => void) | undefined

beforeEach(() => {
  document.body.innerHTML = '<div><button>In</button></div><button>Next</button><button>Elsewhere</button>'
  hidden = new Set()
  // jsdom has no layout: the test sets what is visible, and when a query's result changes.
  Element.prototype.checkVisibility = function () {
    return !hidden.has(this)
  }
  const list = {
    matches: false,
    addEventListener: (_: string, listen: () => void) => {
      change = listen
    },
    removeEventListener: () => {
      change = undefined
    },
  }
  vi.stubGlobal('matchMedia', (query: string) => (query === QUERY ? list : undefined))
})

function parts() {
  const [inside, next, elsewhere] = document.querySelectorAll('button')
  const region = document.querySelector('div')
  if (!inside || !next || !elsewhere || !region) throw new Error('A part is missing.')
  return { inside, next, elsewhere, region }
}

describe('focus inside a region that gets hidden', () => {
  it('moves on when the query changes and the browser has left it there', () => {
    const { inside, next, region } = parts()
    keepFocus(QUERY, region, () => next)
    inside.focus()
    hidden.add(inside)
    change?.()
    expect(document.activeElement).toBe(next)
  })

  it('moves on when the browser blurs it before the query changes', () => {
    const { inside, next, region } = parts()
    keepFocus(QUERY, region, () => next)
    inside.focus()
    hidden.add(inside)
    inside.blur()
    expect(document.activeElement).toBe(next)
  })
})

describe('focus stays as it is', () => {
  it('when the focused element is still visible', () => {
    const { inside, next, region } = parts()
    keepFocus(QUERY, region, () => next)
    inside.focus()
    change?.()
    expect(document.activeElement).toBe(inside)
    inside.blur()
    expect(document.activeElement).toBe(document.body)
  })

  it('when it is outside of the region', () => {
    const { elsewhere, next, region } = parts()
    keepFocus(QUERY, region, () => next)
    elsewhere.focus()
    hidden.add(elsewhere)
    change?.()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('when the visitor moves it elsewhere', () => {
    const { inside, elsewhere, next, region } = parts()
    keepFocus(QUERY, region, () => next)
    inside.focus()
    hidden.add(inside)
    elsewhere.focus()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('when there is no region, no next element, or no checkVisibility', () => {
    const { inside, region } = parts()
    keepFocus(QUERY, null, () => inside)
    keepFocus(QUERY, region, () => undefined)
    inside.focus()
    hidden.add(inside)
    change?.()
    expect(document.activeElement).toBe(inside)
    Object.assign(Element.prototype, { checkVisibility: undefined })
    inside.blur()
    expect(document.activeElement).toBe(document.body)
  })

  it('once it is stopped', () => {
    const { inside, next, region } = parts()
    const stop = keepFocus(QUERY, region, () => next)
    inside.focus()
    hidden.add(inside)
    stop()
    expect(change).toBeUndefined()
    inside.blur()
    expect(document.activeElement).toBe(document.body)
  })
})
