import { useEffect, useState } from 'react'
import { MenuIcon } from './MenuIcon'
import { menuButtonRecipe } from './menuButton.styles'
import { isPopoverOpen, MENU_ID, type useMenu } from './useMenu'

const styles = menuButtonRecipe({ place: 'bar' })

export interface MobileMenuProps {
  menu: ReturnType<typeof useMenu>
}

/**
 * The Menu button and, once wanted, the drawer it opens. Until the drawer's code is there a press opens the popover, as
 * it does without script: no press waits for the network.
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
        // Whether it is open is for the browser to say, which knows that of a popover; over the drawer the button is hidden.
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
