import type { Defect } from '../gate/listen/listen.ts'

/**
 * Defects that are heard but not seen, each a change of the loaded page: `npm run listen -- --defects`. The functions
 * run in the page, so they cannot use anything outside themselves.
 */

type Row = readonly [rule: Defect['rule'], name: string, change: Defect['change']]

const defectsOf = (engine: Defect['engine'], walk: string, rows: readonly Row[]): readonly Defect[] =>
  rows.map(([rule, name, change]) => ({ engine, walk, rule, name, change }))

const read = defectsOf('firefox', 'no-such-page-read', [
  [
    'heading',
    'the words of a heading are boxes of their own',
    () => {
      const boxes = ['Not', 'found', 'here'].map((textContent) => {
        const box = Object.assign(document.createElement('span'), { textContent })
        box.style.display = 'inline-block'
        return box
      })
      document.querySelector('main h1')?.replaceChildren(...boxes.flatMap((box) => [box, ' ']))
    },
  ],
  [
    'link',
    'the words of a link are boxes of their own',
    () => {
      const boxes = ['Back to', 'Home'].map((textContent) => {
        const box = Object.assign(document.createElement('span'), { textContent })
        box.style.display = 'inline-block'
        return box
      })
      document.querySelector('main a')?.replaceChildren(...boxes.flatMap((box) => [box, ' ']))
    },
  ],
  [
    'heading',
    'a section that can have focus is named by its own heading',
    () => {
      for (const section of document.querySelectorAll<HTMLElement>('section[aria-labelledby]')) section.tabIndex = -1
    },
  ],
  [
    'heading',
    'a heading is called something else',
    () => {
      for (const heading of document.querySelectorAll('h1, h2')) heading.setAttribute('aria-roledescription', 'title')
    },
  ],
  [
    'heading',
    'a heading is said at another level than it has',
    () => document.querySelector('footer h2')?.setAttribute('aria-level', '1'),
  ],
  [
    'text',
    'a term holds nothing but a date',
    () => {
      for (const term of document.querySelectorAll('dt'))
        term.replaceChildren(Object.assign(document.createElement('time'), { textContent: 'October 27, 2025' }))
    },
  ],
  [
    'text',
    'a part of the page is moved in the tree, and not on the screen',
    () => document.querySelector('main')?.setAttribute('aria-owns', document.querySelector('footer h2')?.id ?? ''),
  ],
  [
    'text',
    'the page is called an application',
    () => document.querySelector('main > *')?.setAttribute('role', 'application'),
  ],
  [
    'clickable',
    'a heading hears clicks',
    () => document.querySelector('footer h2')?.addEventListener('click', () => {}),
  ],
  [
    'clickable',
    'a whole section hears clicks',
    () => document.querySelector('main p')?.addEventListener('click', () => {}),
  ],
])

const readInChromium = defectsOf('chromium', 'no-such-page-read', [
  [
    'hidden',
    'what is hidden from listeners has focus',
    () => {
      const header = document.querySelector('header')
      header?.querySelector('a')?.focus()
      if (header) header.ariaHidden = 'true'
    },
  ],
  [
    'glued',
    'two words are kept apart by nothing but their layout',
    () => {
      for (const item of document.querySelectorAll('dt')) {
        item.style.display = 'flex'
        item.style.gap = '1em'
        const words = ['Going', 'Standard'].map((textContent) => ({ textContent }))
        item.replaceChildren(...words.map((word) => Object.assign(document.createElement('span'), word)))
      }
    },
  ],
])

const tabbed = defectsOf('firefox', 'no-such-page-tab', [
  ['stop', 'a list is a stop of the Tab key', () => document.querySelector('header ul')?.setAttribute('tabindex', '0')],
])

const visited = defectsOf('firefox', 'there-and-back', [
  [
    'arrival',
    'focus does not move to the new page',
    () => {
      HTMLElement.prototype.focus = () => {}
    },
  ],
  [
    'arrival',
    'focus moves to the main part, not to its heading',
    () => {
      const { focus } = HTMLElement.prototype
      HTMLElement.prototype.focus = function (options) {
        const main = this.matches('h1') ? this.closest('main') : null
        if (main) main.tabIndex = -1
        focus.call(main ?? this, options)
      }
    },
  ],
])

const opened = defectsOf('firefox', 'menu-left', [
  [
    'dialog',
    'a dialog opens in silence',
    () => {
      const { focus } = HTMLElement.prototype
      HTMLElement.prototype.focus = function (options) {
        if (!this.closest('dialog, [role=dialog]')) focus.call(this, options)
      }
    },
  ],
])

export const defects = [...read, ...readInChromium, ...tabbed, ...visited, ...opened]
