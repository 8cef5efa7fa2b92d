import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepFocus } from '../../ui/keepFocus'
import { watchMedia } from '../../ui/watch'
import type { MenuDrawerProps } from './MenuDrawer'
import { nextMenuState } from './menuState'

/** Id of the header's navigation, which the Menu button opens where there is no script. */
export const MENU_ID = 'menu'

/** From this width on the links stand in the bar (docs/design.md section 3). */
const WIDE = '(min-width: 48em)'

/** The menu's state, for the header, the button and the drawer; its changes stand in menuState.ts. */
export function useMenu() {
  const router = useRouter()
  const popover = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, send] = useReducer(nextMenuState, 'closed')
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>()

  /** Fetches the drawer's code; safe to call again and again. Where it cannot be had, the popover serves. */
  async function load() {
    try {
      const { MenuDrawer } = await import('./MenuDrawer')
      if (!MenuDrawer) return
      // At once: an Escape between this look at the popover and the drawer's place on the page would be lost.
      flushSync(() => setDrawer(() => MenuDrawer))
      if (isPopoverOpen(popover.current)) flushSync(() => send('drawer wanted'))
    } catch {
      // The popover stays.
    }
  }

  // The browser opens and closes the popover by itself, also before this script has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
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

  // In one task with the listener below, so that no Escape is lost when the drawer takes the popover's place.
  useLayoutEffect(() => {
    if (state === 'drawer') hidePopover(popover.current)
    if (state === 'popover') return () => hidePopover(popover.current)
  }, [state])

  // From the moment the drawer is wanted; Chakra's own listener would come with its first paint.
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

  // What the new width hides passes its focus on: the button to the links in the bar, and they to the button.
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

/** The browser moves focus back to the Menu button if it was inside. */
function hidePopover(element: HTMLElement | null): void {
  if (isPopoverOpen(element)) element?.hidePopover()
}
