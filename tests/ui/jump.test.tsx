import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { focusHeading } from '../../src/ui/jump'

test('a heading that took focus is focusable only while it has it', () => {
  document.body.innerHTML = '<h1>Terms</h1>'
  focusHeading()
  const heading = screen.getByRole('heading')
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1])
  heading.blur()
  expect(heading.hasAttribute('tabindex')).toBe(false)
})
