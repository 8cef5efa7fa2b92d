import { headerRecipe } from '../theme/recipes/header.styles'
import { ActionLink } from '../ui/ActionLink'
import { isPlainClick } from '../ui/jump'
import { Brand } from './Brand'
import { hidePopover, MENU_ID, MobileMenu, useMenu } from './MobileMenu'
import { PageList } from './PageList'

/**
 * The bar on top of every page. Its one list of links stands in the bar from 768 px; below, the Menu button shows the
 * same list as a native popover until script has arrived, and as the Chakra Drawer from then on.
 */
export function SiteHeader() {
  const menu = useMenu()
  const close = (event: React.MouseEvent) => {
    if (isPlainClick(event)) hidePopover(menu.popover.current)
  }
  return (
    <header className={headerRecipe()}>
      <div className="wrap bar">
        <Brand />
        <MobileMenu menu={menu} />
        <nav id={MENU_ID} ref={menu.popover} popover="auto" aria-label="Main">
          <PageList marked={!menu.open} onClick={close} />
          <ActionLink to="/" section="download" look="nav" onClick={close}>
            Download App
          </ActionLink>
        </nav>
      </div>
      <div className="rail" aria-hidden="true">
        <i />
      </div>
    </header>
  )
}
