import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../../src/ui/Button'
import { isPlainClick } from '../../src/ui/jump'
import { Link } from '../../src/ui/Link'
import { renderPart } from '../render'

/** Presses a link; true when the browser is left to follow it. jsdom itself must not. */
function press(link: Element, how: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, how)
  let followed = false
  const watch = (heard: Event) => {
    followed = !heard.defaultPrevented
    heard.preventDefault()
  }
  window.addEventListener('click', watch)
  fireEvent(link, event)
  window.removeEventListener('click', watch)
  return followed
}

describe('a link to a page', () => {
  test('it marks the page it is on, when asked to', async () => {
    await renderPart(
      <Link to="/terms" marked>
        Terms
      </Link>,
      '/terms',
    )
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
  })

  test('it marks nothing unless asked to', async () => {
    await renderPart(<Link to="/terms">Terms</Link>, '/terms')
    expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(false)
  })

  test('the home page’s link is not marked on another page', async () => {
    await renderPart(
      <Link to="/" marked>
        Home
      </Link>,
      '/terms',
    )
    expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(false)
  })

  test('it marks nothing at an address below its page, which is not a page', async () => {
    await renderPart(
      <Link to="/terms" marked>
        Terms
      </Link>,
      '/terms/more',
    )
    expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(false)
  })

  test('it still marks its page when the address names a section', async () => {
    await renderPart(
      <Link to="/terms" marked>
        Terms
      </Link>,
      '/terms#age',
    )
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
  })
})

describe('a pressed link to a page', () => {
  const page = (
    <>
      <Link to="/terms">Terms</Link>
      <h1 tabIndex={-1}>Heading</h1>
    </>
  )

  test('on its own page it leads to the top', async () => {
    await renderPart(page, '/terms')
    const scroll = vi.spyOn(window, 'scrollTo')
    press(screen.getByRole('link'))
    expect(document.activeElement?.tagName).toBe('H1')
    expect(scroll).toHaveBeenCalledWith({ top: 0 })
  })

  test('on another page it goes to its page', async () => {
    const { router } = await renderPart(page, '/privacy')
    press(screen.getByRole('link'))
    await waitFor(() => expect(router.state.location.href).toBe('/terms'))
  })

  test('a handler of its own that prevents the default cancels the jump', async () => {
    await renderPart(
      <>
        <Link to="/terms" onClick={(event) => event.preventDefault()}>
          Terms
        </Link>
        <h1 tabIndex={-1}>Heading</h1>
      </>,
      '/terms',
    )
    press(screen.getByRole('link'))
    expect(document.activeElement?.tagName).not.toBe('H1')
  })

  test('pressed with Ctrl it is left to the browser', async () => {
    await renderPart(page, '/terms')
    expect(press(screen.getByRole('link'), { ctrlKey: true })).toBe(true)
    expect(document.activeElement?.tagName).not.toBe('H1')
  })

  test('a query string in the address does not remove its mark', async () => {
    await renderPart(
      <Link to="/terms" marked>
        Terms
      </Link>,
      '/terms?x=1',
    )
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
  })
})

describe('a link to a section', () => {
  const pageWithSection = (
    <>
      <Link to="/terms" section="liability">
        Liability
      </Link>
      <section id="liability" tabIndex={-1} />
    </>
  )

  test('it leads to the page and the section', async () => {
    await renderPart(pageWithSection, '/privacy')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/terms#liability')
  })

  test('it is never marked as current', async () => {
    await renderPart(pageWithSection, '/terms#liability')
    expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(false)
  })

  test('on its own page it moves focus to the section', async () => {
    await renderPart(pageWithSection, '/terms')
    press(screen.getByRole('link'))
    expect(document.activeElement?.id).toBe('liability')
  })

  test('on its own page it puts the section into the address', async () => {
    const { router } = await renderPart(pageWithSection, '/terms')
    press(screen.getByRole('link'))
    await waitFor(() => expect(router.state.location.hash).toBe('liability'))
  })

  test('pressed again at the same address it scrolls there again', async () => {
    window.history.replaceState(null, '', '/terms#liability')
    await renderPart(pageWithSection, '/terms#liability')
    const scroll = vi.spyOn(document.getElementById('liability') as Element, 'scrollIntoView')
    press(screen.getByRole('link'))
    press(screen.getByRole('link'))
    expect(scroll).toHaveBeenCalledTimes(2)
  })

  test('on its own page it is not left to the browser', async () => {
    await renderPart(pageWithSection, '/terms')
    expect(press(screen.getByRole('link'))).toBe(false)
  })

  test('from another page it goes to its section at once, without smooth scrolling', async () => {
    const { router } = await renderPart(pageWithSection, '/privacy')
    press(screen.getByRole('link'))
    await waitFor(() =>
      expect(router.state.location.state.__hashScrollIntoViewOptions).toEqual({ behavior: 'instant' }),
    )
  })

  test('from another page it goes to its page', async () => {
    const { router } = await renderPart(pageWithSection, '/privacy')
    press(screen.getByRole('link'))
    await waitFor(() => expect(router.state.location.href).toBe('/terms#liability'))
  })

  test.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('pressed with %s it is left to the browser', async (_, how) => {
    const { router } = await renderPart(pageWithSection, '/terms')
    expect(press(screen.getByRole('link'), how)).toBe(true)
    expect(router.state.location.hash).toBe('')
  })

  test('a handler of its own that prevents the default cancels the jump', async () => {
    await renderPart(
      <>
        <Link to="/terms" section="age" onClick={(event) => event.preventDefault()}>
          Age
        </Link>
        <section id="age" tabIndex={-1} />
      </>,
      '/terms',
    )
    press(screen.getByRole('link'))
    expect(document.activeElement?.id).not.toBe('age')
  })

  test('a button-like link is a link', async () => {
    await renderPart(
      <Button to="/" section="download" variant="solid">
        Download Now
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'Download Now' })
    expect([link.tagName, link.getAttribute('href'), link.getAttribute('type')]).toEqual(['A', '/#download', null])
  })
})

test('a query string in the address stays when a section is jumped to', async () => {
  const { router } = await renderPart(
    <>
      <Link to="/terms" section="age">
        Age
      </Link>
      <section id="age" tabIndex={-1} />
    </>,
    '/terms?from=mail',
  )
  press(screen.getByRole('link'))
  await waitFor(() => expect(router.state.location.href).toBe('/terms?from=mail#age'))
})

test('only a press of the first button without a modifier is plain', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
  const presses = [plain, { ...plain, button: 1 }, { ...plain, metaKey: true }, { ...plain, altKey: true }]
  expect(presses.map((event) => isPlainClick(event as React.MouseEvent))).toEqual([true, false, false, false])
})
