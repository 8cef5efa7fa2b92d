import { Box, Container, Drawer, HStack, Link as PlainLink, Portal, VisuallyHidden } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import filmDark from '../../assets/img/strip-dark-m.avif'
import filmLight from '../../assets/img/strip-light-m.avif'
import { headerPaths, type Target } from '../../content/pages'
import { site } from '../../content/site'
import { AgeMark } from '../../ui/AgeMark'
import { goTo, isPlainClick } from '../../ui/jump'
import { LinkButton } from '../../ui/Link'
import { Brand } from '../Brand'
import { PageList } from '../PageList'
import { BarButton } from './BarButton'
import { MenuIcon } from './MenuIcon'
import { barLink, menuLink } from './menuLink'

/** Delay, in ms, until what lies behind the open menu is hidden: see `useInertPage`. */
const INERT_DELAY = 1000
const FILM_HEIGHT = 'clamp(120px,24vh,208px)'
const film = (picture: string) => `url(${picture}) calc(100% - 26vw) 0/auto 100% no-repeat,var(--photo-finish)` as const

export interface MenuDrawerProps {
  open: boolean
  setOpen: (open: boolean) => void
  /** The Menu button, to which focus returns. */
  button: RefObject<HTMLElement | null>
}

/**
 * The open menu: a modal dialog over the whole window. A chosen link is followed after the drawer has closed: on unlock
 * iOS restores the old scroll position, and the closing drawer returns focus to the button.
 */
export function MenuDrawer({ open, setOpen, button }: MenuDrawerProps) {
  const router = useRouter()
  const close = useRef<HTMLButtonElement>(null)
  const chosen = useRef<Target>(undefined)
  useInertPage(open)
  useCloseRequest(open, setOpen)

  const choose = (target: Target) => (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    chosen.current = target
    setOpen(false)
  }

  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      modal={false}
      trapFocus
      preventScroll
      initialFocusEl={() => close.current}
      finalFocusEl={() => button.current}
      onExitComplete={() => {
        if (chosen.current) goTo(chosen.current, router)
        // Without motion the drawer goes before Chakra returns focus, and Orca would say the document first.
        else if (document.activeElement?.closest('[role=dialog]')) button.current?.focus()
        chosen.current = undefined
      }}
    >
      <Portal>
        <Drawer.Positioner>
          <Drawer.Content aria-modal>
            <Drawer.Title asChild>
              <VisuallyHidden userSelect="none">Site menu</VisuallyHidden>
            </Drawer.Title>
            {/* Tab wraps from the last element to this one without scrolling it into view, if the bar does not stick. */}
            <Drawer.Header onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}>
              <Brand onClick={choose({ to: '/' })} />
              <Drawer.CloseTrigger ref={close} asChild>
                <BarButton>
                  <span>Close</span>
                  <MenuIcon crossed />
                </BarButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body asChild>
              <Container as="nav" display="flex" flexDirection="column" gap="6" aria-label="Menu">
                <PageList
                  paths={headerPaths}
                  link={{ ...barLink, ...menuLink }}
                  marked
                  onChoose={(to) => choose({ to })}
                />
                <LinkButton to="/" section="download" onClick={choose({ to: '/', section: 'download' })}>
                  Download App
                </LinkButton>
              </Container>
            </Drawer.Body>
            <Box
              flex="none"
              pos="relative"
              h={FILM_HEIGHT}
              mt="auto"
              background={{ base: film(filmLight), _dark: film(filmDark) }}
              forcedColorAdjust="none"
              // In a low window the helpline is more important than the picture.
              css={{ '@media (max-height: 41em)': { display: 'none' } }}
              _after={{
                content: '""',
                position: 'absolute',
                top: '0',
                bottom: '0',
                right: '26vw',
                width: '2px',
                marginRight: `calc(${FILM_HEIGHT}*.0429 - 1px)`,
                backgroundColor: 'accent.solid',
              }}
              aria-hidden="true"
            />
            <Drawer.Footer asChild>
              <Container>
                <HStack as="p" wrap="wrap" gap="6px 12px" py="5" fontSize="sm" color="fg.muted">
                  <AgeMark />
                  <span>Need help with gambling?</span>
                  <PlainLink
                    display="inline-flex"
                    alignItems="center"
                    minH="11"
                    color="fg"
                    fontWeight="650"
                    href={`tel:${site.helplines.uk.tel}`}
                    // Shift+Tab from the first element wraps to this link without scrolling it into view in a low window.
                    onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
                  >
                    {site.helplines.uk.number}
                  </PlainLink>
                </HStack>
              </Container>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

/**
 * Hides the page behind the open menu, as Chakra's `modal` does, but only once the focus has been announced: hidden at
 * once, Orca loses its position and says nothing of the dialog.
 */
function useInertPage(open: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root')
    if (!open || !page) return
    const timer = setTimeout(() => page.toggleAttribute('inert', true), INERT_DELAY)
    return () => {
      clearTimeout(timer)
      // The screen reader's position, set in the drawer by its keys, would be lost with it: Orca then does not say the
      // heading of a chosen page.
      document.getSelection()?.removeAllRanges()
      page.removeAttribute('inert')
    }
  }, [open])
}

/** Lets Back on Android close the open menu, as it closes a popover. */
function useCloseRequest(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => setOpen(false)
    return () => watcher.destroy()
  }, [open, setOpen])
}
