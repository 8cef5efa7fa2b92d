import { expect, test } from 'vitest'
import { type MenuEvent, type MenuState, nextMenuState, transitions } from '../../src/layout/menu/menuState'

/** The events, in the order of the columns below: the next state for each state and event. */
const events: readonly MenuEvent[] = ['popover shown', 'popover hidden', 'drawer wanted', 'close']
const table: Readonly<Record<MenuState, readonly MenuState[]>> = {
  closed: ['popover', 'closed', 'drawer', 'closed'],
  // Closed by the browser or by script, or replaced by the drawer.
  popover: ['popover', 'closed', 'drawer', 'closed'],
  // The popover that the drawer hides reports this later.
  drawer: ['drawer', 'drawer', 'drawer', 'closed'],
}
const states = Object.keys(transitions) as MenuState[]

test.each(states.flatMap((state) => events.map((event, index) => [state, event, table[state][index]])))(
  'the menu is %s, then %s: it is %s',
  (state, event, next) => {
    expect(nextMenuState(state as MenuState, event as MenuEvent)).toBe(next)
  },
)

test('every transition is one of the table’s', () => {
  const known = states.flatMap((state) => Object.keys(transitions[state]))
  expect(known.filter((event) => !(events as readonly string[]).includes(event))).toEqual([])
  expect(states.sort()).toEqual(Object.keys(table).sort())
})
