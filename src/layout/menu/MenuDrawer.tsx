import { Box, Container, Drawer, Portal, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react'
import { type RefObject, useEffect } from 'react'
import { headerPaths } from '../../content/pages'
import { AgeMark } from '../../ui/AgeMark'
import { MAIN_ID } from '../../ui/focus'
import { LinkButton } from '../../ui/Link'
import { Brand } from '../Brand'
import { Helplines } from '../Helplines'
import { PageList } from '../PageList'
import { BarButton } from './BarButton'
import { menuRecipe } from './menu.recipe'

export interface MenuDrawerProps {
  open: boolean
  setOpen: (open: boolean) => void
  /** The Menu button, to which focus returns. */
  button: RefObject<HTMLElement | null>
}

/** The open menu, which fills the window. */
export function MenuDrawer({ open, setOpen, button }: MenuDrawerProps) {
  const styles = useSlotRecipe({ recipe: menuRecipe })()
  useModal(open, setOpen)
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      // Rendered while the page is idle, and kept: on a slow phone, rendering later would delay the response to a press.
      lazyMount={false}
      unmountOnExit={false}
      modal={false}
      trapFocus
      // By default, focus returns to what had it before. In Safari, a pressed button does not get focus.
      finalFocusEl={() => button.current}
    >
      <Portal>
        <Drawer.Positioner>
          <Drawer.Content
            aria-modal={open}
            // Chakra's focus trap does not scroll to the element to which Shift+Tab wraps in a short window.
            onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })}
          >
            <Drawer.Title asChild>
              <VisuallyHidden userSelect="none">Site menu</VisuallyHidden>
            </Drawer.Title>
            <Drawer.Header>
              <Brand />
              <Drawer.CloseTrigger asChild>
                <BarButton data-autofocus>Close</BarButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body asChild>
              <Container as="nav" css={styles.nav} aria-label="Menu">
                <PageList paths={headerPaths} link={styles.link} />
                <LinkButton to="/" section="download" colorPalette="accent" size="lg">
                  Download App
                </LinkButton>
              </Container>
            </Drawer.Body>
            <Box css={styles.photoFinish} aria-hidden="true">
              <Box css={styles.line} />
            </Box>
            <Drawer.Footer asChild>
              <Container css={styles.help}>
                <Box as="p" css={styles.age}>
                  <AgeMark />
                  Is gambling a problem for you?
                </Box>
                <Helplines />
              </Container>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

/**
 * In place of Chakra's `modal`, which hides the page before focus has moved: Orca 43 then does not announce the dialog.
 * This makes it inert once focus has moved, and after the menu is painted, since it restyles the whole page. So would
 * Chakra's `preventScroll`. Back on Android closes the menu (https://developer.mozilla.org/docs/Web/API/CloseWatcher).
 */
function useModal(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return
    // Not their parent: Orca would not announce the heading of a page whose `main` comes into an inert element.
    const behind = [...(document.getElementById(MAIN_ID)?.parentElement?.children ?? [])]
    const setInert = (inert: boolean) => {
      for (const part of behind) part.toggleAttribute('inert', inert)
    }
    let timer: number | undefined
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setInert(true))
    })
    document.body.style.overflow = 'hidden'
    const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined
    watcher?.addEventListener('close', () => setOpen(false))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      setInert(false)
      document.body.style.overflow = ''
      watcher?.destroy()
    }
  }, [open, setOpen])
}
