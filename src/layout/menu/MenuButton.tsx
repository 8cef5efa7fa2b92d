import { useMediaQuery } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useRef, useState } from 'react'
import { BarButton } from './BarButton'
import type { MenuDrawer } from './MenuDrawer'

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
        ref={button}
        whenLeft="hidden"
        type="button"
        popoverTarget={popover}
        onClick={(event) => {
          // An open popover stays in use until it is closed.
          if (!Drawer || document.getElementById(popover)?.matches(':popover-open')) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        Menu
      </BarButton>
      {/* Without JavaScript, an open popover is hidden when focus leaves it: the other button would close it. */}
      <BarButton whenLeft="shown" type="button" popoverTarget={popover} popoverTargetAction="show">
        Menu
      </BarButton>
      {Drawer && <Drawer open={open} setOpen={setOpen} button={button} />}
    </>
  )
}
