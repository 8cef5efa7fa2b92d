import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

/**
 * Shows the Menu button and the bar's list. jsdom ignores media queries and hides popovers, and what is hidden has no
 * name and takes no focus.
 */
export function inNarrowWindow(): void {
  const style = document.createElement('style')
  style.textContent = 'button, nav { display: block !important }'
  beforeEach(() => document.head.append(style))
  afterEach(() => style.remove())
}

export const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true })
export const menuDialog = () => screen.queryByRole('dialog')
export const inMenu = () => within(screen.getByRole('dialog'))
