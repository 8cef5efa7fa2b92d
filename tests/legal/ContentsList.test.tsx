import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { terms } from '../../src/content/terms'
import { ContentsList } from '../../src/legal/ContentsList'
import { only } from '../built/site'
import { mediaQuery } from '../media'
import { press } from '../press'
import { renderPart } from '../render'

/** Whether the list is beside the text. */
let beside: ReturnType<typeof mediaQuery>
/** px */
let entryHeight: number

beforeEach(() => {
  entryHeight = 40
  beside = mediaQuery('(min-width: 64em)')
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * entryHeight
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => entryHeight)
})

const entry = (id: string) => only(document, `nav a[href="#${id}"]`)
const shown = () => renderPart(<ContentsList sections={terms.sections} />, '/terms')
const disclosure = () => only(document, 'nav details') as HTMLDetailsElement

test('an entry that is opened in a new tab does not change this page', async () => {
  const { router } = await shown()
  expect(await press(entry('governing'), '{Control>}')).toBe(true)
  expect(entry('governing').hasAttribute('aria-current')).toBe(false)
  expect(router.state.location.hash).toBe('')
})

test('the marker is at the current entry, moves with it, and follows when the entries change size', async () => {
  await shown()
  const { style } = only(document, 'nav ol') as HTMLElement
  const marker = () => ['--at', '--size'].map((name) => style.getPropertyValue(name))
  expect(marker()).toEqual(['0px', '40px'])
  await userEvent.click(entry('service'))
  expect(marker()).toEqual(['40px', '40px'])
  entryHeight = 60
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(marker()).toEqual(['60px', '60px'])
})

test('the disclosure opens beside the text and closes when the window becomes narrow again', async () => {
  await shown()
  expect(disclosure().open).toBe(false)
  beside.becomes(true)
  expect(disclosure().open).toBe(true)
  beside.becomes(false)
  expect(disclosure().open).toBe(false)
})

test('a disclosure that the visitor opened stays open when the window becomes wide and narrow again', async () => {
  await shown()
  disclosure().open = true
  beside.becomes(true)
  beside.becomes(false)
  expect(disclosure().open).toBe(true)
})
