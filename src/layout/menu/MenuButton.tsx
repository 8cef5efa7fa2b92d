import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { watchMedia, whenIdle } from '../../ui/watch'
import { BarButton } from './BarButton'
import type { MenuDrawerProps } from './MenuDrawer'
import { MenuIcon } from './MenuIcon'

export interface MenuButtonProps {
  /** Id of the navigation that the button opens as a popover. */
  popover: string
}

/**
 * The Menu button and the drawer it opens. Until the drawer's code has come, the browser opens the header's navigation
 * as a popover, as it does without script; one that is open stays until it is closed.
 */
export function MenuButton({ popover }: MenuButtonProps) {
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>()

  useEffect(() => {
    const close = () => setOpen(false)
    // If it cannot be loaded, the popover stays in use.
    const load = () => import('./MenuDrawer').then(({ MenuDrawer }) => setDrawer(() => MenuDrawer)).catch(() => {})
    const unsubscribe = router.subscribe('onBeforeNavigate', close)
    // From this width on the links are in the bar (docs/design.md section 3).
    const stopWatching = watchMedia('(min-width: 48em)', (wide) => (wide ? close() : whenIdle(load)))
    return () => {
      unsubscribe()
      stopWatching()
    }
  }, [router])

  return (
    <>
      <BarButton
        ref={button}
        popoverTarget={popover}
        {...(Drawer && { 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onClick={(event) => {
          if (!Drawer || document.getElementById(popover)?.matches(':popover-open')) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span>Menu</span>
        <MenuIcon />
      </BarButton>
      {Drawer && <Drawer open={open} setOpen={setOpen} button={button} />}
    </>
  )
}
