import { useEffect, useState } from 'react'
import { MenuIcon } from './MenuIcon'
import { menuButtonRecipe } from './menuButton.styles'
import { isPopoverOpen, MENU_ID, type useMenu } from './useMenu'

const styles = menuButtonRecipe({ place: 'bar' })

export interface MobileMenuProps {
  menu: ReturnType<typeof useMenu>
}

/**
 * The Menu button and, once requested, the drawer it opens. Until the drawer's code is loaded, the button opens the
 * popover, as it does without script: no press waits for the network.
 */
export function MobileMenu({ menu }: MobileMenuProps) {
  const { Drawer, state, send, load, button, popover } = menu
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.root}
        popoverTarget={MENU_ID}
        // No `aria-expanded`: the browser sets the state of the popover, and the button is hidden while the drawer is
        // open.
        aria-haspopup={hydrated ? 'dialog' : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => {
          // Without the drawer the browser toggles the popover.
          if (isPopoverOpen(popover.current)) return
          if (!Drawer) return void load()
          event.preventDefault()
          send('drawer wanted')
        }}
      >
        <span>Menu</span>
        <MenuIcon styles={styles} />
      </button>
      {Drawer && <Drawer open={state === 'drawer'} onClose={() => send('close')} button={button} bar={popover} />}
    </>
  )
}
