import { headerPaths } from '../../content/pages'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { isPlainClick } from '../../ui/jump'
import { Brand } from '../Brand'
import { MobileMenu } from '../menu/MobileMenu'
import { MENU_ID, useMenu } from '../menu/useMenu'
import { PageList } from '../PageList'
import { headerRecipe } from './header.styles'

const styles = headerRecipe()

/**
 * The header of every page. From 768 px on its list of links is in the bar; below that, the Menu button opens the same
 * list, as a native popover before hydration and as the Chakra Drawer afterwards.
 */
export function SiteHeader() {
  const menu = useMenu()
  const close = (event: React.MouseEvent) => {
    if (isPlainClick(event)) menu.send('close')
  }
  return (
    <header className={styles.root}>
      <Container className={styles.bar}>
        <Brand />
        <MobileMenu menu={menu} />
        <nav className={styles.nav} id={MENU_ID} ref={menu.popover} popover="auto" aria-label="Main">
          <PageList paths={headerPaths} styles={styles} marked={menu.state !== 'drawer'} onClick={close} />
          <Button to="/" section="download" variant="subtle" onClick={close}>
            Download App
          </Button>
        </nav>
      </Container>
      <div className={styles.rail} aria-hidden="true">
        <i className={styles.progress} />
      </div>
    </header>
  )
}
