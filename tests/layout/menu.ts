import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

/** Shows the Menu button: jsdom ignores media queries, so for it the button is hidden, and without a name or focus. */
export function inNarrowWindow(): void {
  const style = document.createElement('style')
  style.textContent = 'button { display: block !important }'
  beforeEach(() => document.head.append(style))
  afterEach(() => style.remove())
}

export const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true })
export const menuDialog = () => screen.queryByRole('dialog')
export const inMenu = () => within(screen.getByRole('dialog'))
