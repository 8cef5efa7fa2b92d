import { expect, test } from 'vitest'
import { isPlainClick } from '../../src/ui/focus'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false } as React.MouseEvent

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', (key) => {
  expect(isPlainClick(click)).toBe(true)
  expect(isPlainClick({ ...click, [key]: true })).toBe(false)
})
