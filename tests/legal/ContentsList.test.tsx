import { act, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { terms } from '../../src/content/terms'
import { ContentsList } from '../../src/legal/ContentsList'
import { all, only } from '../built/site'
import { passesFocus } from '../focus'
import { renderPart } from '../render'

const user = userEvent.setup()
const sections = terms.sections
/** The media query that tells whether the list is beside the text. */
let beside = Object.assign(new EventTarget(), { matches: false })
const becomes = (matches: boolean) => {
  beside.matches = matches
  act(() => void beside.dispatchEvent(new Event('change')))
}

/** Every entry is 40 px high, the second one 60. */
const heightOf = (position: number) => (position === 1 ? 60 : 40)
const positionOf = (element: Element) =>
  [...(element.parentElement?.querySelectorAll(`:scope > ${element.tagName}`) ?? [])].indexOf(element)

beforeEach(() => {
  beside = Object.assign(new EventTarget(), { matches: false })
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    if (query !== '(min-width: 64em)') throw new Error(`asked for ${query}`)
    return beside as unknown as MediaQueryList
  })
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const before = Array.from({ length: positionOf(this) }, (_, position) => heightOf(position))
    return before.reduce((sum, height) => sum + height, 0)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(positionOf(this))
  })
})

describe('focus on an element that a new width hides', () => {
  test('goes from the summary to the current entry, and from an entry to the summary', async () => {
    const { container } = await shown()
    const [summary, current, other] = ['summary', 'a[aria-current]', 'a:not([aria-current])'].map(
      (selector) => container.querySelector(selector) as HTMLElement,
    ) as [HTMLElement, HTMLElement, HTMLElement]
    expect(passesFocus(summary, current)).toBe(true)
    expect(passesFocus(other, summary)).toBe(true)
  })
})

/** Renders the list beside its text, whose sections are 1000 px apart. */
function shown() {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(30_000)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.tagName === 'SECTION' ? positionOf(this) * 1000 : 0, bottom: 0 } as DOMRect
  })
  return renderPart(
    <>
      <ContentsList sections={sections} />
      {sections.map(({ id }) => (
        <section key={id} id={id} tabIndex={-1} />
      ))}
    </>,
    '/terms',
  )
}
const entry = (id: string) => only(document, `nav a[href="#${id}"]`)
const list = () => only(document, 'nav ol') as HTMLElement
const marker = () => [list().style.getPropertyValue('--at'), list().style.getPropertyValue('--size')]
const disclosure = () => only(document, 'nav details') as HTMLDetailsElement

describe('the entries', () => {
  test('they are numbered links to the sections, in order, and their count is shown', async () => {
    await shown()
    expect(all(document, 'nav li a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      sections.map(({ id, title }, index) => [`${index + 1} ${title}`, `#${id}`]),
    )
    expect(only(document, 'summary').textContent).toBe(`Contents ${sections.length} sections`)
  })

  test('the first one is current to begin with', async () => {
    await shown()
    expect(all(document, 'nav [aria-current]')).toEqual([entry('acceptance')])
  })

  test('a press of one is not left to the browser', async () => {
    await shown()
    expect(fireEvent.click(entry('age'))).toBe(false)
  })
})

describe('the marker', () => {
  test('it is at the current entry', async () => {
    await shown()
    expect(marker()).toEqual(['0px', '40px'])
  })

  test('it moves with the current entry', async () => {
    await shown()
    await user.click(entry('service'))
    expect(marker()).toEqual(['40px', '60px'])
  })

  test('it follows when the entries change size', async () => {
    await shown()
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(marker()).toEqual(['0px', '80px'])
  })

  test('it follows the list’s own size, not the page’s', async () => {
    const watched: Element[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (element: Element) => void watched.push(element)
        disconnect() {}
      },
    )
    await shown()
    expect(watched).toEqual([list()])
  })

  test('nothing is measured after the page is left', async () => {
    const { unmount } = await shown()
    const old = list()
    unmount()
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
    window.dispatchEvent(new Event('resize'))
    expect(old.style.getPropertyValue('--size')).toBe('40px')
  })

  test('a text without sections has none', async () => {
    await renderPart(<ContentsList sections={[]} />, '/terms')
    expect(marker()).toEqual(['', ''])
  })
})

describe('the current entry stays in view', () => {
  /** The visible part of the list is at 100 to 500 px. */
  async function scrolled(top: number, content = 1000) {
    await shown()
    const frame = only(document, 'nav') as HTMLElement
    vi.spyOn(frame, 'scrollHeight', 'get').mockReturnValue(content)
    vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(400)
    frame.getBoundingClientRect = () => ({ top: 100, bottom: 500 }) as DOMRect
    const item = entry('service').parentElement as HTMLElement
    item.getBoundingClientRect = () => ({ top, bottom: top + 60 }) as DOMRect
    frame.scrollTop = 200
    await user.click(entry('service'))
    return frame.scrollTop
  }

  test('an entry below the list’s window comes in, with room for the next', async () => {
    expect(await scrolled(500)).toBe(200 + 60 + 44)
  })

  test('an entry above it comes in, with room for the one before', async () => {
    expect(await scrolled(80)).toBe(200 - 64)
  })

  test('an entry at its lower edge moves nothing', async () => {
    expect(await scrolled(440)).toBe(200)
  })

  test('an entry right below the upper room moves nothing', async () => {
    expect(await scrolled(144)).toBe(200)
  })

  test('an entry inside the upper room moves the list by what is missing', async () => {
    expect(await scrolled(143)).toBe(199)
  })

  test('a list that is wholly in view is not scrolled', async () => {
    expect(await scrolled(500, 400)).toBe(200)
  })
})

describe('the disclosure', () => {
  test('it is closed below the text’s head on narrow screens', async () => {
    await shown()
    expect(disclosure().open).toBe(false)
  })

  test('it is open beside the text', async () => {
    beside.matches = true
    await shown()
    expect(disclosure().open).toBe(true)
  })

  test('it opens and closes with the width of the window', async () => {
    await shown()
    becomes(true)
    expect(disclosure().open).toBe(true)
    becomes(false)
    expect(disclosure().open).toBe(false)
  })

  test('one that the visitor opened stays open when the window becomes narrow again', async () => {
    await shown()
    disclosure().open = true
    becomes(true)
    becomes(false)
    expect(disclosure().open).toBe(true)
  })

  test('one that the visitor opened after it had closed by itself stays open', async () => {
    await shown()
    becomes(true)
    becomes(false)
    disclosure().open = true
    becomes(false)
    expect(disclosure().open).toBe(true)
  })

  test('it is not changed after the page is left', async () => {
    const { unmount } = await shown()
    const old = disclosure()
    unmount()
    becomes(true)
    expect(old.open).toBe(false)
  })
})
