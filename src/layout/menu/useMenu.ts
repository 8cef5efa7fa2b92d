import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepFocus } from '../../ui/keepFocus'
import { watchMedia } from '../../ui/watch'
import type { MenuDrawerProps } from './MenuDrawer'
import { nextMenuState } from './menuState'

/** Id of the header's navigation, which the Menu button opens if there is no script. */
export const MENU_ID = 'menu'

/** From this width on the links are in the bar (docs/design.md section 3). */
const WIDE = '(min-width: 48em)'

/** The menu's state, for the header, the button and the drawer. Its transitions are in menuState.ts. */
export function useMenu() {
  const router = useRouter()
  const popover = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, send] = useReducer(nextMenuState, 'closed')
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>()

  /** Loads the drawer's code; safe to call repeatedly. If it cannot be loaded, the popover stays in use. */
  async function load() {
    try {
      const { MenuDrawer } = await import('./MenuDrawer')
      if (!MenuDrawer) return
      // Synchronously: an Escape between reading the popover's state and mounting the drawer would be lost.
      flushSync(() => setDrawer(() => MenuDrawer))
      if (isPopoverOpen(popover.current)) flushSync(() => send('drawer wanted'))
    } catch {
      // The popover stays in use.
    }
  }

  // The browser opens and closes the popover by itself, also before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const element = popover.current
    if (!element) return
    function listen() {
      const open = isPopoverOpen(element)
      send(open ? 'popover shown' : 'popover hidden')
      if (open) void load()
    }
    element.addEventListener('toggle', listen)
    if (isPopoverOpen(element)) listen()
    return () => element.removeEventListener('toggle', listen)
  }, [])

  // In one task with the listener below, so that no Escape is lost when the drawer replaces the popover.
  useLayoutEffect(() => {
    if (state === 'drawer') hidePopover(popover.current)
    if (state === 'popover') return () => hidePopover(popover.current)
  }, [state])

  // Listens as soon as the drawer is requested; Chakra's own listener would be added only after its first paint.
  useLayoutEffect(() => {
    if (state !== 'drawer') return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      send('close')
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [state])

  useEffect(() => {
    const stopWatching = watchMedia(WIDE, (wide) => {
      if (wide) send('close')
    })
    const unsubscribe = router.subscribe('onBeforeNavigate', () => send('close'))
    return () => {
      stopWatching()
      unsubscribe()
    }
  }, [router])

  // If a new window width hides the focused element, focus moves from the button to the bar's first link, or from a
  // link to the button.
  useEffect(() => keepFocus(WIDE, button.current, () => popover.current?.querySelector('a')), [])
  useEffect(() => keepFocus(WIDE, popover.current, () => button.current), [])

  return { popover, button, Drawer, state, send, load }
}

/** False in a browser without popovers, which does not know the selector. */
export function isPopoverOpen(element: HTMLElement | null): boolean {
  try {
    return element?.matches(':popover-open') ?? false
  } catch {
    return false
  }
}

/** Closes the popover. If focus was inside, the browser moves it back to the Menu button. */
function hidePopover(element: HTMLElement | null): void {
  if (isPopoverOpen(element)) element?.hidePopover()
}
