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
 * The bar on top of every page. Its one list of links stands in the bar from 768 px; below, the Menu button shows the
 * same list as a native popover until script has arrived, and as the Chakra Drawer from then on.
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
