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
 * The header of every page. At 768 px and above, its list of links is in the bar. Below that, the Menu button opens it:
 * as a native popover until Chakra's Drawer is loaded, then as the Drawer. So the menu works before and without
 * JavaScript, and if the drawer cannot be loaded. Choosing a link closes the popover (browser/loader.ts).
 */
export function SiteHeader() {
  const styles = useSlotRecipe({ recipe: siteHeaderRecipe })()
  return (
    <Box as="header" css={styles.root}>
      <Container
        containerType="inline-size"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        minH="bar"
        py="1.5"
      >
        <Brand />
        <LinkButton to="/" section="download" variant="outline" size="sm" css={styles.download}>
          Download
        </LinkButton>
        <MenuButton popover={MENU_ID} />
        <chakra.nav css={styles.nav} id={MENU_ID} popover="auto" aria-label="Main">
          <PageList paths={headerPaths} css={styles.links} link={styles.link} />
          <LinkButton to="/" section="download" variant="outline">
            Download App
          </LinkButton>
        </chakra.nav>
      </Container>
      <Box css={styles.progress} aria-hidden="true" />
      <NavigationProgress />
    </Box>
  )
}
