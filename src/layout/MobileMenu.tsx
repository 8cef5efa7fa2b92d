import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { MenuDrawerProps } from './MenuDrawer'

/** Id of the header's navigation, which the Menu button opens where there is no script. */
export const MENU_ID = 'menu'

/** From this width on the links stand in the bar (DESIGN section 3). */
const WIDE = '(min-width: 48em)'

/** State of the menu: one object that the header and the button share. */
export function useMenu() {
  const popover = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>()
  const [open, setOpen] = useState(false)

  /** Fetches the drawer's code; safe to call again and again. */
  async function load() {
    const { MenuDrawer } = await import('./MenuDrawer')
    setDrawer(() => MenuDrawer)
  }

  /** Opens the drawer, or, where its code cannot be had, the native popover that does without. */
  async function show() {
    try {
      await load()
      setOpen(true)
      if (isPopoverOpen(popover.current)) popover.current?.hidePopover()
    } catch {
      if (!isPopoverOpen(popover.current)) popover.current?.showPopover?.()
    }
  }

  // A press that came before this script opened the popover: the drawer takes over from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    if (isPopoverOpen(popover.current)) void show()
  }, [])

  useEffect(() => {
    if (!open) return
    const wide = window.matchMedia?.(WIDE)
    const close = () => setOpen(false)
    wide?.addEventListener('change', close)
    return () => wide?.removeEventListener('change', close)
  }, [open])

  return { popover, button, Drawer, open, setOpen, load, show }
}

function isPopoverOpen(element: HTMLElement | null): boolean {
  try {
    return element?.matches(':popover-open') ?? false
  } catch {
    return false // A browser without popovers does not know the selector.
  }
}

export interface MobileMenuProps {
  menu: ReturnType<typeof useMenu>
}

/** The Menu button and, once wanted, the drawer it opens. */
export function MobileMenu({ menu }: MobileMenuProps) {
  const { Drawer } = menu
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const fetchEarly = () => void menu.load().catch(() => undefined)

  return (
    <>
      <button
        ref={menu.button}
        type="button"
        className="menu-button"
        popoverTarget={MENU_ID}
        {...(ready && { 'aria-haspopup': 'dialog', 'aria-expanded': menu.open })}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={(event) => {
          if (isPopoverOpen(menu.popover.current)) return
          event.preventDefault()
          void menu.show()
        }}
      >
        <span>Menu</span>
        <MenuIcon />
      </button>
      {Drawer && <Drawer menu={menu} />}
    </>
  )
}

/** Two bars; the drawer's Close turns them into a cross. */
export function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 8h18" />
      <path d="M3 16h18" />
    </svg>
  )
}
