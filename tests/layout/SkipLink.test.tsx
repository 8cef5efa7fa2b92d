import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SkipLink } from '../../src/layout/header/SkipLink'
import { renderPart } from '../render'

const page = (
  <>
    <SkipLink />
    <main id="main" tabIndex={-1} />
  </>
)

/** Presses the link; true when the browser is left to follow it. */
function press(how: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link')
  const event = createEvent.click(link, how)
  const heard = vi.spyOn(event, 'preventDefault')
  fireEvent(link, event)
  return heard.mock.calls.length === 0
}

test('it leads to the page’s content', async () => {
  await renderPart(page)
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
})

test('pressed, it scrolls to the content and moves focus there, without changing the address', async () => {
  await renderPart(page)
  const main = screen.getByRole('main')
  const scroll = vi.spyOn(main, 'scrollIntoView')
  expect(press()).toBe(false)
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(main)
})

test('pressed with Ctrl it is left to the browser', async () => {
  await renderPart(page)
  expect(press({ ctrlKey: true })).toBe(true)
  expect(document.activeElement).not.toBe(screen.getByRole('main'))
})

test('if the content is missing it does nothing', async () => {
  await renderPart(<SkipLink />)
  press()
  expect(document.activeElement).toBe(document.body)
})
