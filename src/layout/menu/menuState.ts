/**
 * The menu below 768 px: closed, open as a native popover, or open as the drawer. The popover needs no script; the
 * drawer replaces it once its code is loaded.
 */
export type MenuState = 'closed' | 'popover' | 'drawer'

export type MenuEvent =
  /** The browser has opened or closed the popover. */
  | 'popover shown'
  | 'popover hidden'
  /** The drawer is requested and its code is loaded: the Menu button was pressed, or the popover is open. */
  | 'drawer wanted'
  /** Escape, Close, a chosen link, a window that becomes wide, another page. */
  | 'close'

/** Every change of state; any other event leaves the state as it is. */
const transitions: Readonly<Record<MenuState, Partial<Record<MenuEvent, MenuState>>>> = {
  closed: { 'popover shown': 'popover', 'drawer wanted': 'drawer' },
  popover: { 'popover hidden': 'closed', 'drawer wanted': 'drawer', close: 'closed' },
  drawer: { close: 'closed' },
}

export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  return transitions[state][event] ?? state
}
