import { Box, Container, chakra, useSlotRecipe } from '@chakra-ui/react'
import { headerPaths } from '../../content/pages'
import { LinkButton } from '../../ui/Link'
import { Brand } from '../Brand'
import { MenuButton } from '../menu/MenuButton'
import { NavigationProgress } from '../NavigationProgress'
import { PageList } from '../PageList'
import { siteHeaderRecipe } from './siteHeader.recipe'

const MENU_ID = 'menu'

/**
 * The header of every page. From 768 px on, its list of links is in the bar. Below that, the Menu button opens it: as a
 * native popover until Chakra's Drawer is loaded, then as the Drawer.
 */
export function SiteHeader() {
  const styles = useSlotRecipe({ recipe: siteHeaderRecipe })()
  return (
    <Box as="header" css={styles.root}>
      <Container display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="bar" py="2">
        <Brand />
        <LinkButton to="/" section="download" size="sm" css={styles.download}>
          Download
        </LinkButton>
        <MenuButton popover={MENU_ID} />
        <chakra.nav css={styles.nav} id={MENU_ID} popover="auto" aria-label="Main" onClick={closePopover}>
          <PageList paths={headerPaths} css={styles.links} link={styles.link} />
          <LinkButton to="/" section="download" _hover={{ bg: 'fg.muted' }}>
            Download App
          </LinkButton>
        </chakra.nav>
      </Container>
      <Box css={styles.rail} aria-hidden="true">
        <Box css={styles.progress} />
      </Box>
      <NavigationProgress />
    </Box>
  )
}

/** Closes the popover when a link in it is chosen. */
function closePopover(event: React.MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover?.()
}
