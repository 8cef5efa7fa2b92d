import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Listener, listen } from '@formline/gate/listen'
import { terms } from '../src/content/terms.ts'
import { createSiteServer } from '../tools/server.ts'
import { addresses, PHONE } from '../tools/visits.ts'

/** What a real screen reader says of this site: `npm run listen`, see gate/listen/README.md. */

/** A section of the Terms in the middle of the contents list. */
const [, , SECTION = ''] = terms.sections.map(({ title }) => title)

async function contents(listener: Listener) {
  await listener.openAtTop('/terms')
  listener.part('To an entry of the contents list')
  await listener.pressUntil('k', new RegExp(`${SECTION} link`))
  listener.part('Its section')
  await listener.press('Return')
  await listener.place()
  await listener.press('Down', 3)
  await listener.press('Tab')
}

async function thereAndBack(listener: Listener) {
  await listener.openAtTop('/')
  listener.part('To a link to another page')
  await listener.pressUntil('k', /^Terms link/)
  listener.part('The other page')
  await listener.hasArrived(await listener.press('Return'))
  listener.part('Back')
  await listener.hasArrived(await listener.press('alt+Left'))
}

async function openMenu(listener: Listener) {
  await listener.openAtTop('/', PHONE)
  listener.part('To the menu')
  await listener.pressUntil('Tab', /^Menu\b/)
  // Until the drawer's code has come, the button opens the navigation as a popover.
  await listener.until(() => document.querySelector('button[aria-haspopup=dialog]') !== null)
  listener.part('Opened')
  await pressMenu(listener)
}

async function pressMenu(listener: Listener) {
  await listener.hasOpened(await listener.press('Return'))
  await listener.until(() => document.querySelector('#root[inert]') !== null)
}

async function menuLeft(listener: Listener) {
  await openMenu(listener)
  listener.part('Walked')
  await listener.press('Tab', 6)
  listener.part('Left by Escape')
  await listener.press('Escape')
  await listener.place()
  listener.part('Opened again')
  await pressMenu(listener)
  listener.part('Left by Close')
  await listener.press('Return')
  await listener.place()
}

const menuChoice = (key: string) => async (listener: Listener) => {
  await openMenu(listener)
  listener.part('To a page')
  await listener.pressUntil(key, /^Terms link/)
  listener.part('Chosen')
  await listener.hasArrived(await listener.press('Return'))
}

async function table(listener: Listener) {
  await listener.openAtTop('/privacy')
  listener.part('To a table')
  await listener.press('t')
  listener.part('Cell by cell')
  for (const sideways of ['Right', 'Left', 'Right']) {
    await listener.pressUntil(`shift+alt+${sideways}`, /^(Beginning|End) of row/)
    await listener.press('shift+alt+Down')
  }
}

const leftMenu = { firefox: 'Orca sometimes says what it leaves when the menu closes' }

const server = createSiteServer().listen(0, '127.0.0.1')
await once(server, 'listening')
await listen({
  base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  addresses,
  walks: [
    { name: 'contents', address: '/terms', walk: contents },
    { name: 'there-and-back', address: '/', walk: thereAndBack },
    { name: 'menu-left', address: '/', walk: menuLeft, unsteady: leftMenu },
    { name: 'menu-choice-by-tab', address: '/', walk: menuChoice('Tab'), unsteady: leftMenu },
    { name: 'menu-choice-by-link', address: '/', walk: menuChoice('k'), unsteady: leftMenu },
    { name: 'table', address: '/privacy', engines: ['firefox'], walk: table },
  ],
  // Orca says "clickable" of what takes focus below an element that listens for clicks, as React does at its root. Tried:
  // React on <body> changes nothing in either browser; React on the document helps in Firefox alone. Chromium gives every
  // element below any click listener, also one on the document, the action that Orca reads as clickable.
  transcripts: join(import.meta.dirname, 'transcripts/orca'),
  // The year of the copyright line; landmarks that Orca counts too early in Firefox; visits that Chromium notes late.
  steady: (line) =>
    line
      .replace(/© \d{4}/, '© 2099')
      .replace(/^Page has \d+ landmarks/, 'Page has landmarks')
      .replace(/\bvisited link/, 'link'),
  results: '.cache/listen',
})
