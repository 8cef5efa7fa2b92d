// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCurrentSection } from '../../src/article/useCurrentSection'

/**
 * Tests the end of a page that comes before its last sections have reached the top, in a window 900 px high. The page has
 * four sections of 1000 px, the first one 300 px below the top. Everything else: e2e/contents.spec.ts.
 */
const ids = ['first', 'second', 'third', 'last']
const END = 2000
let pageHeight: number

beforeEach(() => {
  pageHeight = END + 900
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900)
  window.scrollY = 0
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join('')
  ids.forEach((id, index) => {
    const section = document.getElementById(id) as HTMLElement
    section.getBoundingClientRect = () => ({ top: 300 + index * 1000 - window.scrollY }) as DOMRect
  })
})

/** Scrolls to `y`. */
function scrollTo(y: number) {
  window.scrollY = y
  act(() => void window.dispatchEvent(new Event('scroll')))
}

const render = (hash = '') => renderHook(() => useCurrentSection(ids, hash)).result

/** The current section after scrolling to `y` on the page with a fragment. */
function currentAt(y: number, hash?: string) {
  const result = render(hash)
  scrollTo(y)
  return result.current.current
}

test('the last section whose top is at most 150 px below the window’s is current', () => {
  expect([currentAt(0), currentAt(1149), currentAt(1150)]).toEqual(['first', 'first', 'second'])
})

test('at the end of the page, the section in the URL is current if it has not reached the top, or else the last one', () => {
  expect(currentAt(END - 100, 'third')).toBe('second')
  expect(currentAt(END, 'third')).toBe('third')
  expect(currentAt(END, 'second')).toBe('last')
  expect(currentAt(END)).toBe('last')
})

test('at the end of the page, a chosen section is current only until the visitor scrolls away, or chooses it again', () => {
  const result = render('third')
  scrollTo(END)
  expect(result.current.current).toBe('third')
  scrollTo(END - 100)
  scrollTo(END)
  expect(result.current.current).toBe('last')
  act(() => result.current.choose('third'))
  expect(result.current.current).toBe('third')
})

test('no section is current in the HTML that the build writes', () => {
  const List = () => useCurrentSection(ids, '').current
  expect(renderToString(createElement(List))).toBe('')
})

test('on a page that cannot scroll, the first section is current', () => {
  pageHeight = 900
  expect(currentAt(0)).toBe('first')
})
