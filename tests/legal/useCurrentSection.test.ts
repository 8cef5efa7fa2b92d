import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCurrentSection } from '../../src/legal/useCurrentSection'

/** A page of three sections, 1000 px each, from 300 px on; what a browser shows of it: e2e/contents.spec.ts. */
const ids = ['first', 'second', 'third']
let scrollY = 0

beforeEach(() => {
  scrollY = 0
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000)
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join('')
  ids.forEach((id, index) => {
    const section = document.getElementById(id) as HTMLElement
    section.getBoundingClientRect = () => ({ top: 300 + index * 1000 - scrollY }) as DOMRect
  })
})

/** What happens in the window; the page is measured in a task of its own. */
const dispatch = (type: string) =>
  act(async () => {
    window.dispatchEvent(new Event(type))
    await new Promise((resolve) => setTimeout(resolve))
  })

test.each(['wheel', 'touchmove', 'keydown'])('a chosen section stays current until a %s', async (type) => {
  const { result } = renderHook(() => useCurrentSection(ids))
  act(() => result.current.choose('third'))
  scrollY = 1300
  await dispatch('scroll')
  expect(result.current.current).toBe('third')
  await dispatch(type)
  expect(result.current.current).toBe('second')
})
