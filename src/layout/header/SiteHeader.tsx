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
 * The header of every page. From 768 px on its list of links is in the bar; below that, the Menu button opens the same
 * list: as a native popover until the code of Chakra's Drawer has come, as the Drawer from then on.
 */
export function SiteHeader() {
  const styles = useSlotRecipe({ recipe: siteHeaderRecipe })()
  return (
    <Box as="header" css={styles.root}>
      <Container display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="bar" py="2">
        <Brand />
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

/** A chosen link closes the popover, if that is how the list is shown. */
function closePopover(event: React.MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover?.()
}
