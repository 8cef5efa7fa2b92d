import { useMediaQuery } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { BarButton } from './BarButton'
import type { MenuDrawer } from './MenuDrawer'

export interface MenuButtonProps {
  /** Id of the navigation that the button opens as a popover until the drawer has loaded. */
  popover: string
}

/** The Menu button and the drawer that it opens. */
export function MenuButton({ popover }: MenuButtonProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<typeof MenuDrawer>()
  const [isWide] = useMediaQuery(['(min-width: 48em)'])

  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])

  useEffect(() => {
    if (isWide) return setOpen(false)
    const load = async () => {
      const { MenuDrawer } = await import('./MenuDrawer')
      startTransition(() => setDrawer(() => MenuDrawer))
    }
    // Lets hydration finish first. If the drawer cannot be loaded, the popover stays in use.
    const timer = setTimeout(() => load().catch(() => {}), 300)
    return () => clearTimeout(timer)
  }, [isWide])

  return (
    <>
      <BarButton
        type="button"
        // HTML forbids aria-expanded on a button that has popovertarget.
        {...(Drawer ? { 'aria-haspopup': 'dialog', 'aria-expanded': open } : { popoverTarget: popover })}
        onClick={Drawer && (() => setOpen(true))}
      >
        Menu
      </BarButton>
      {Drawer && <Drawer open={open} setOpen={setOpen} />}
    </>
  )
}
