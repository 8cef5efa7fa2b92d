import { ChakraProvider, createSystem, Drawer, Portal } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { headerPaths, pagePaths } from '../../content/pages'
import { site } from '../../content/site'
import { AgeMark } from '../../ui/AgeMark'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { drawn, focusHeading, isPlainClick, jumpTo, jumpToTop } from '../../ui/jump'
import { Brand } from '../Brand'
import { PageList } from '../PageList'
import { drawerRecipe } from './drawer.styles'
import { MenuIcon } from './MenuIcon'
import { menuButtonRecipe } from './menuButton.styles'

const styles = drawerRecipe()
const buttonStyles = menuButtonRecipe({ place: 'drawer' })

/**
 * Chakra's components require a system. An empty one is enough, since the build has compiled the drawer's recipe to
 * CSS.
 */
const system = createSystem({ preflight: false, disableLayers: true })

/**
 * Delay, in ms, until the page behind the menu is made inert. If the page is already inert when a screen reader gets
 * the new focus, it loses its position and says nothing (Orca in Chromium; in Firefox when busy). Chakra's `modal`
 * makes the page inert at once, so it is off; until the delay is over, the drawer covers the page and traps focus.
 */
const INERT_DELAY = 1000
const HIDDEN = { inert: '', 'aria-hidden': 'true' }
const page = () => document.getElementById('root')
function hidePage() {
  for (const [name, value] of Object.entries(HIDDEN)) page()?.setAttribute(name, value)
}
function showPage() {
  for (const name of Object.keys(HIDDEN)) page()?.removeAttribute(name)
}

export interface MenuDrawerProps {
  open: boolean
  /** Called when Close was pressed or a link chosen. */
  onClose: () => void
  /** The Menu button, to which focus returns; and the bar, whose first link gets focus if the button is hidden. */
  button: RefObject<HTMLElement | null>
  bar: RefObject<HTMLElement | null>
}

/**
 * The open menu: one modal dialog over the whole window. Loaded on intent, with Chakra's Drawer and its recipe. A
 * chosen link is followed after the drawer has closed: on unlock iOS restores the old scroll position, and the closing
 * drawer would take focus from the link's target.
 */
export function MenuDrawer({ open, onClose, button, bar }: MenuDrawerProps) {
  const router = useRouter()
  const close = useRef<HTMLButtonElement>(null)
  const chosen = useRef<string>(undefined)
  const openedOn = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (!open) return
    chosen.current = undefined
    openedOn.current = router.state.location.pathname
    const hiding = setTimeout(hidePage, INERT_DELAY)
    return () => {
      clearTimeout(hiding)
      // Otherwise the screen reader's position, which is in the drawer, would move to the end of the page.
      document.getSelection()?.removeAllRanges()
      showPage()
    }
  }, [open, router])

  /**
   * Makes the page accessible before the link is removed: a screen reader that has nothing to continue from says
   * nothing.
   */
  async function choose(event: React.MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    chosen.current = event.currentTarget.getAttribute('href') ?? undefined
    showPage()
    await drawn()
    onClose()
  }

  function afterClose() {
    const href = chosen.current
    chosen.current = undefined
    if (href) follow(href)
    // Closed by Back or Forward: focus belongs to the new page.
    else if (router.state.location.pathname !== openedOn.current) focusHeading()
    else {
      button.current?.focus()
      // In a window that has become wide the button is hidden and the bar's links are shown.
      if (document.activeElement !== button.current) bar.current?.querySelector('a')?.focus()
    }
  }

  function follow(href: string) {
    const { pathname, hash } = new URL(href, window.location.href)
    const page = pagePaths.find((path) => router.buildLocation({ to: path }).publicHref === pathname)
    // Compared with the router's path, not the address bar's: the host may have served this page at another address.
    if (page !== router.state.location.pathname) void router.navigate({ href })
    else if (hash) jumpTo(hash.slice(1), router)
    else jumpToTop(router)
  }

  return (
    <ChakraProvider value={system}>
      <Drawer.Root
        unstyled
        open={open}
        modal={false}
        trapFocus
        preventScroll
        onOpenChange={(details) => {
          if (!details.open) onClose()
        }}
        closeOnEscape={false}
        onExitComplete={afterClose}
        initialFocusEl={() => close.current}
        restoreFocus={false}
      >
        <Portal>
          <Drawer.Positioner className={styles.positioner}>
            <Drawer.Content className={styles.content} aria-modal aria-label="Site menu">
              <div className={styles.bar}>
                <Brand onClick={choose} />
                <Drawer.CloseTrigger ref={close} className={buttonStyles.root}>
                  <span>Close</span>
                  <MenuIcon styles={buttonStyles} />
                </Drawer.CloseTrigger>
              </div>
              <Container as="nav" className={styles.nav} aria-label="Menu">
                <PageList paths={headerPaths} styles={styles} marked onClick={choose} />
                <Button to="/" section="download" variant="solid" onClick={choose}>
                  Download App
                </Button>
              </Container>
              <div className={styles.film} aria-hidden="true" />
              <Container as="p" className={styles.note}>
                <AgeMark />
                <span>Need help with gambling?</span>
                {/* Shift+Tab from the first element wraps to this link without scrolling it into view in a low window. */}
                <a
                  className={styles.phone}
                  href={`tel:${site.helplines.uk.tel}`}
                  onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
                >
                  {site.helplines.uk.number}
                </a>
              </Container>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraProvider>
  )
}
