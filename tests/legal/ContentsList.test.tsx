import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { terms } from '../../src/content/terms'
import { ContentsList } from '../../src/legal/ContentsList'
import { only } from '../built/site'
import { passesFocus } from '../focus'
import { mediaQuery } from '../media'
import { press } from '../press'
import { renderPart } from '../render'

const user = userEvent.setup()
const sections = terms.sections
/** Whether the list is beside the text. */
let beside: ReturnType<typeof mediaQuery>

/** Every entry is 40 px high, the second one 60. */
const heightOf = (position: number) => (position === 1 ? 60 : 40)
const positionOf = (element: Element) =>
  [...(element.parentElement?.querySelectorAll(`:scope > ${element.tagName}`) ?? [])].indexOf(element)
const measured = (name: 'offsetTop' | 'offsetHeight', value: (position: number) => number) =>
  vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
    return value(positionOf(this))
  })

beforeEach(() => {
  beside = mediaQuery('(min-width: 64em)')
  measured('offsetTop', (position) => (position > 1 ? position * 40 + 20 : position * 40))
  measured('offsetHeight', heightOf)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(30_000)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.tagName === 'SECTION' ? positionOf(this) * 1000 : 0, bottom: 0 } as DOMRect
  })
})

/** Renders the list beside its text, whose sections are 1000 px apart. */
function shown() {
  return renderPart(
    <>
      <ContentsList sections={sections} />
      {sections.map(({ id, title }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
        </section>
      ))}
    </>,
    '/terms',
  )
}
const entry = (id: string) => only(document, `nav a[href="#${id}"]`)
const list = () => only(document, 'nav ol') as HTMLElement
const marker = () => [list().style.getPropertyValue('--at'), list().style.getPropertyValue('--size')]
const disclosure = () => only(document, 'nav details') as HTMLDetailsElement

test('focus on an element that a new width hides goes from the summary to the current entry, and back', async () => {
  const { container } = await shown()
  const [summary, current, other] = ['summary', 'a[aria-current]', 'a:not([aria-current])'].map(
    (selector) => container.querySelector(selector) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement]
  expect(passesFocus(summary, current)).toBe(true)
  expect(passesFocus(other, summary)).toBe(true)
})

test('an entry that is opened in a new tab does not change this page', async () => {
  const { router } = await shown()
  expect(await press(entry('governing'), '{Control>}')).toBe(true)
  expect(entry('governing').hasAttribute('aria-current')).toBe(false)
  expect(router.state.location.hash).toBe('')
})

describe('the marker', () => {
  test('is at the current entry, moves with it, and follows when the entries change size', async () => {
    await shown()
    expect(marker()).toEqual(['0px', '40px'])
    await user.click(entry('service'))
    expect(marker()).toEqual(['40px', '60px'])
    measured('offsetHeight', () => 80)
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(marker()).toEqual(['40px', '80px'])
  })

  test('follows the list’s own size, not the page’s, until the page is left', async () => {
    const watched = new Set<Element>()
    class Observer {
      observe = (element: Element) => watched.add(element)
      disconnect = () => watched.clear()
    }
    vi.stubGlobal('ResizeObserver', Observer)
    const { unmount } = await shown()
    const left = list()
    expect([...watched]).toEqual([left])
    unmount()
    measured('offsetHeight', () => 80)
    window.dispatchEvent(new Event('resize'))
    expect([watched.size, left.style.getPropertyValue('--size')]).toEqual([0, '40px'])
  })
})

/** The visible part of the list is at 100 to 500 px; the list is scrolled by 200. */
test.each([
  ['below it comes in, with room for the next', 500, 1000, 200 + 60 + 44],
  ['above it comes in, with room for the one before', 80, 1000, 200 - 64],
  ['at its lower edge moves nothing', 440, 1000, 200],
  ['right below the upper room moves nothing', 144, 1000, 200],
  ['inside the upper room moves the list by what is missing', 143, 1000, 199],
  ['of a list that is wholly in view moves nothing', 500, 400, 200],
])('a current entry %s', async (_, top, content, scrolled) => {
  await shown()
  const frame = only(document, 'nav') as HTMLElement
  vi.spyOn(frame, 'scrollHeight', 'get').mockReturnValue(content)
  vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(400)
  frame.getBoundingClientRect = () => ({ top: 100, bottom: 500 }) as DOMRect
  const item = entry('service').parentElement as HTMLElement
  item.getBoundingClientRect = () => ({ top, bottom: top + 60 }) as DOMRect
  frame.scrollTop = 200
  await user.click(entry('service'))
  expect(frame.scrollTop).toBe(scrolled)
})

describe('the disclosure', () => {
  test('is closed in a narrow window, and opens and closes with its width', async () => {
    await shown()
    expect(disclosure().open).toBe(false)
    beside.becomes(true)
    expect(disclosure().open).toBe(true)
    beside.becomes(false)
    expect(disclosure().open).toBe(false)
    disclosure().open = true
    beside.becomes(false)
    expect(disclosure().open, 'opened by the visitor').toBe(true)
  })

  test('that the visitor opened stays open when the window becomes narrow again', async () => {
    await shown()
    disclosure().open = true
    beside.becomes(true)
    beside.becomes(false)
    expect(disclosure().open).toBe(true)
  })

  test('is not changed after the page is left', async () => {
    const { unmount } = await shown()
    const left = disclosure()
    unmount()
    beside.becomes(true)
    expect(left.open).toBe(false)
  })
})
