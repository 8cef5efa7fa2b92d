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

/** Chakra's parts ask for a system; they need nothing of it, since the build has made CSS of the drawer's recipe. */
const system = createSystem({ preflight: false, disableLayers: true })

/**
 * What keeps the page behind the menu out of reach, and ms until it does. A screen reader that finds the page gone when it
 * is told of the new focus has lost its place, and says nothing (Orca in Chromium; in Firefox when busy). Chakra's `modal`
 * takes the page away at once; meanwhile the drawer covers it and holds focus.
 */
const UNTIL_TOLD = 1000
const BEHIND = { inert: '', 'aria-hidden': 'true' }
const page = () => document.getElementById('root')
const leavePage = () => Object.entries(BEHIND).forEach(([name, value]) => void page()?.setAttribute(name, value))
const returnToPage = () => Object.keys(BEHIND).forEach((name) => void page()?.removeAttribute(name))

export interface MenuDrawerProps {
  open: boolean
  /** Close was pressed, or a link chosen. */
  onClose: () => void
  /** The Menu button, where focus goes back to; and the bar, whose links take it where the button is not shown. */
  button: RefObject<HTMLElement | null>
  bar: RefObject<HTMLElement | null>
}

/**
 * The open menu: one modal dialog over the whole window. Fetched on intent, with Chakra's Drawer and its recipe.
 * A chosen link is followed when the drawer is gone: iOS gives the old scroll place back on unlock, and focus belongs
 * to where the link leads.
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
    const leaving = setTimeout(leavePage, UNTIL_TOLD)
    return () => {
      clearTimeout(leaving)
      // Left in what goes, the reading position would fall to the end of the page.
      document.getSelection()?.removeAllRanges()
      returnToPage()
    }
  }, [open, router])

  /** Gives the page back before the link goes: where a screen reader finds nothing to go on from, it falls silent. */
  async function choose(event: React.MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    chosen.current = event.currentTarget.getAttribute('href') ?? undefined
    returnToPage()
    await drawn()
    onClose()
  }

  function leave() {
    const href = chosen.current
    chosen.current = undefined
    if (href) follow(href)
    // Closed by Back or Forward: focus belongs to the page that comes.
    else if (router.state.location.pathname !== openedOn.current) focusHeading()
    else {
      button.current?.focus()
      // Widened past the menu, the button is gone; the bar's own links are there instead.
      if (document.activeElement !== button.current) bar.current?.querySelector('a')?.focus()
    }
  }

  function follow(href: string) {
    const { pathname, hash } = new URL(href, window.location.href)
    const page = pagePaths.find((path) => router.buildLocation({ to: path }).publicHref === pathname)
    // Asked of the router, not of the address bar: the host may have served this page at another address.
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
        onExitComplete={leave}
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
                {/* Shift+Tab from the top comes round to here without scrolling: in a low window that is out of view. */}
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
