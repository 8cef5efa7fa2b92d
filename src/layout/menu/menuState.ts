/**
 * The menu below 768 px: closed, or shown as a popover by the browser alone, or as the drawer. The popover needs no
 * script; the drawer takes its place once its code is there.
 */
export type MenuState = 'closed' | 'popover' | 'drawer'

export type MenuEvent =
  /** The browser has opened or closed the popover. */
  | 'popover shown'
  | 'popover hidden'
  /** The drawer is wanted and its code is there: the Menu button was pressed, or the popover is open. */
  | 'drawer wanted'
  /** Escape, Close, a chosen link, a window that becomes wide, another page. */
  | 'close'

/** Every change of state; any other event leaves the state as it is. */
export const transitions: Readonly<Record<MenuState, Partial<Record<MenuEvent, MenuState>>>> = {
  closed: { 'popover shown': 'popover', 'drawer wanted': 'drawer' },
  popover: { 'popover hidden': 'closed', 'drawer wanted': 'drawer', close: 'closed' },
  drawer: { close: 'closed' },
}

export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  return transitions[state][event] ?? state
}
