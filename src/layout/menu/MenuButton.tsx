import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useRef, useState } from 'react'
import { BarButton } from './BarButton'
import type { MenuDrawer } from './MenuDrawer'
import { MenuIcon } from './MenuIcon'

export interface MenuButtonProps {
  /** Id of the navigation that the button opens as a popover until the drawer has loaded. */
  popover: string
}

/** The Menu button and the drawer that it opens. */
export function MenuButton({ popover }: MenuButtonProps) {
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<typeof MenuDrawer>()

  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 48em)')
    const update = () => {
      if (wide.matches) return setOpen(false)
      // If the drawer cannot be loaded, the popover stays in use.
      loadDrawer(popover).then(
        (Drawer) => startTransition(() => setDrawer(() => Drawer)),
        () => {},
      )
    }
    // Lets hydration finish first.
    const timer = setTimeout(update, 300)
    wide.addEventListener('change', update)
    return () => {
      clearTimeout(timer)
      wide.removeEventListener('change', update)
    }
  }, [popover])

  return (
    <>
      <BarButton
        ref={button}
        // HTML forbids aria-expanded on a button that has popovertarget.
        {...(Drawer
          ? { 'aria-haspopup': 'dialog', 'aria-expanded': open }
          : { popoverTarget: popover, popoverTargetAction: 'show' })}
        onClick={Drawer && (() => setOpen(true))}
      >
        <span>Menu</span>
        <MenuIcon />
      </BarButton>
      {Drawer && <Drawer open={open} setOpen={setOpen} button={button} />}
    </>
  )
}

/** Loads the drawer. If the popover is open, waits until the visitor closes it. */
async function loadDrawer(popover: string) {
  const { MenuDrawer } = await import('./MenuDrawer')
  const navigation = document.getElementById(popover)
  if (navigation?.matches(':popover-open'))
    await new Promise((resolve) => navigation.addEventListener('toggle', resolve, { once: true }))
  return MenuDrawer
}
