// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { focusHeadingOf } from '../../src/ui/focus'

test('a heading is focusable only while it has focus', () => {
  document.body.innerHTML = '<main><h1>Terms</h1></main>'
  focusHeadingOf(document.body)
  const heading = screen.getByRole('heading')
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1])
  heading.blur()
  expect(heading.hasAttribute('tabindex')).toBe(false)
})
