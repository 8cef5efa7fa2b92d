import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pause } from '../../pause'
import { keepFocus } from '../../ui/keepFocus'
import { watchMedia } from '../../ui/watch'
import type { MenuDrawerProps } from './MenuDrawer'
import { menuButtonRecipe } from './menuButton.styles'

const styles = menuButtonRecipe({ place: 'bar' })

/** Id of the header's navigation, which the Menu button opens where there is no script. */
export const MENU_ID = 'menu'

/** From this width on the links stand in the bar (docs/design.md section 3). */
const WIDE = '(min-width: 48em)'

/** State of the menu: one object that the header, the button and the drawer share. */
export function useMenu() {
  const router = useRouter()
  const popover = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>()
  const [open, setOpen] = useState(false)

  /** Fetches the drawer's code; safe to call again and again. */
  async function load() {
    const { MenuDrawer } = await import('./MenuDrawer')
    if (!MenuDrawer) throw new Error('The file of the drawer came empty.')
    setDrawer(() => MenuDrawer)
  }

  /** Puts the drawer in the popover's place once its code is there; where it cannot be had, the popover stays. */
  async function replacePopover() {
    try {
      await load()
    } catch {
      return
    }
    await pause() // The browser opens the popover after the press was handled.
    // Else it was closed again in the meantime. At once, so that between the two no Escape is lost.
    if (hidePopover(popover.current)) flushSync(() => setOpen(true))
  }

  // A press that came before this script opened the popover: the drawer takes over from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    if (isPopoverOpen(popover.current)) void replacePopover()
  }, [])

  // Escape closes the drawer from the moment it is wanted on; Chakra's own would listen when it stands there.
  useLayoutEffect(() => {
    if (!open) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [open])

  // Widening the window past the menu closes it, and so does leaving the page by Back or Forward.
  useEffect(() => {
    const close = () => {
      setOpen(false)
      hidePopover(popover.current)
    }
    const forget = watchMedia(WIDE, (wide) => {
      if (wide) close()
    })
    const stop = router.subscribe('onBeforeNavigate', close)
    return () => {
      forget()
      stop()
    }
  }, [router])

  // What the new width hides passes its focus on: the button to the links in the bar, and they to the button.
  useEffect(() => keepFocus(WIDE, button.current, () => popover.current?.querySelector('a')), [])
  useEffect(() => keepFocus(WIDE, popover.current, () => button.current), [])

  return { popover, button, Drawer, open, setOpen, load, replacePopover }
}

function isPopoverOpen(element: HTMLElement | null): element is HTMLElement {
  try {
    return element?.matches(':popover-open') ?? false
  } catch {
    return false // A browser without popovers does not know the selector.
  }
}

/** Closes the popover; focus goes back to the Menu button if it was inside. True if it was open. */
export function hidePopover(element: HTMLElement | null): boolean {
  if (!isPopoverOpen(element)) return false
  element.hidePopover()
  return true
}

export interface MobileMenuProps {
  menu: ReturnType<typeof useMenu>
}

/**
 * The Menu button and, once wanted, the drawer it opens. Until the drawer's code is there a press opens the popover, as
 * it does without script: no press waits for the network.
 */
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
        className={styles.root}
        popoverTarget={MENU_ID}
        {...(ready && { 'aria-haspopup': 'dialog', 'aria-expanded': menu.open })}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={(event) => {
          if (isPopoverOpen(menu.popover.current)) return
          if (!Drawer) return void menu.replacePopover()
          event.preventDefault()
          menu.setOpen(true)
        }}
      >
        <span>Menu</span>
        <MenuIcon styles={styles} />
      </button>
      {Drawer && <Drawer menu={menu} />}
    </>
  )
}

interface MenuIconProps {
  styles: ReturnType<typeof menuButtonRecipe>
}

/** Two bars; the drawer's Close turns them into a cross. */
export function MenuIcon({ styles }: MenuIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className={styles.upper} d="M3 8h18" />
      <path className={styles.lower} d="M3 16h18" />
    </svg>
  )
}
