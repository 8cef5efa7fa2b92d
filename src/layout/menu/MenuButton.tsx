import { useMediaQuery } from '@chakra-ui/react'
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
  const [isBarWide] = useMediaQuery(['(min-width: 48em)'])

  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])

  useEffect(() => {
    if (isBarWide) return setOpen(false)
    // Hydration comes first. If the drawer cannot be loaded, the popover stays in use.
    const load = () =>
      loadDrawer(popover).then(
        (Drawer) => startTransition(() => setDrawer(() => Drawer)),
        () => {},
      )
    const timer = setTimeout(load, 300)
    return () => clearTimeout(timer)
  }, [isBarWide, popover])

  return (
    <>
      <BarButton
        ref={button}
        // HTML forbids aria-expanded on a button that has popovertarget.
        {...(Drawer ? { 'aria-haspopup': 'dialog', 'aria-expanded': open } : { popoverTarget: popover })}
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
