import type { Defect } from '../gate/listen/listen.ts'

/**
 * Defects that are heard but not seen, each a change of the loaded page: `npm run listen -- --defects`. The functions
 * run in the page, so they cannot use anything outside themselves.
 */

const notFound = { engine: 'firefox', walk: 'no-such-page-read' } as const

export const defects: readonly Defect[] = [
  {
    ...notFound,
    name: 'the words of a heading are boxes of their own',
    rule: 'heading',
    change: () => {
      const boxes = ['Not', 'found', 'here'].map((word) => {
        const box = document.createElement('span')
        box.style.display = 'inline-block'
        box.textContent = word
        return box
      })
      document.querySelector('main h1')?.replaceChildren(...boxes.flatMap((box) => [box, ' ']))
    },
  },
  {
    ...notFound,
    name: 'a section that can have focus is named by its own heading',
    rule: 'heading',
    change: () => {
      for (const section of document.querySelectorAll<HTMLElement>('section[aria-labelledby]')) section.tabIndex = -1
    },
  },
  {
    ...notFound,
    name: 'a heading is called something else',
    rule: 'heading',
    change: () => {
      for (const heading of document.querySelectorAll('h1, h2')) heading.setAttribute('aria-roledescription', 'title')
    },
  },
  {
    ...notFound,
    name: 'a heading is said at another level than it has',
    rule: 'heading',
    change: () => {
      document.querySelector('footer h2')?.setAttribute('aria-level', '1')
    },
  },
  {
    ...notFound,
    name: 'a term holds nothing but a date',
    rule: 'text',
    change: () => {
      for (const term of document.querySelectorAll('dt')) {
        const time = document.createElement('time')
        time.textContent = 'October 27, 2025'
        term.replaceChildren(time)
      }
    },
  },
  {
    ...notFound,
    name: 'a part of the page is moved in the tree, and not on the screen',
    rule: 'text',
    change: () => {
      const heading = document.querySelector('footer h2') as HTMLElement
      document.querySelector('main')?.setAttribute('aria-owns', heading.id)
    },
  },
  {
    ...notFound,
    name: 'the page is called an application',
    rule: 'text',
    change: () => {
      document.querySelector('main > *')?.setAttribute('role', 'application')
    },
  },
  {
    ...notFound,
    name: 'the words of a link are boxes of their own',
    rule: 'link',
    change: () => {
      const boxes = ['Back to', 'Home'].map((words) => {
        const box = document.createElement('span')
        box.style.display = 'inline-block'
        box.textContent = words
        return box
      })
      document.querySelector('main a')?.replaceChildren(...boxes.flatMap((box) => [box, ' ']))
    },
  },
  {
    ...notFound,
    name: 'a heading hears clicks',
    rule: 'clickable',
    change: () => {
      document.querySelector('footer h2')?.addEventListener('click', () => {})
    },
  },
  {
    ...notFound,
    name: 'a whole section hears clicks',
    rule: 'clickable',
    change: () => {
      document.querySelector('main p')?.addEventListener('click', () => {})
    },
  },
  {
    ...notFound,
    engine: 'chromium',
    name: 'what is hidden from listeners has focus',
    rule: 'hidden',
    change: () => {
      const header = document.querySelector('header')
      header?.querySelector('a')?.focus()
      if (header) header.ariaHidden = 'true'
    },
  },
  {
    ...notFound,
    engine: 'chromium',
    name: 'two words are kept apart by nothing but their layout',
    rule: 'glued',
    change: () => {
      for (const item of document.querySelectorAll<HTMLElement>('dt')) {
        item.style.display = 'flex'
        item.style.gap = '1em'
        item.replaceChildren(
          ...['Going', 'Standard'].map((word) => Object.assign(document.createElement('span'), { textContent: word })),
        )
      }
    },
  },
  {
    ...notFound,
    walk: 'no-such-page-tab',
    name: 'a list is a stop of the Tab key',
    rule: 'stop',
    change: () => {
      const list = document.querySelector<HTMLElement>('header ul')
      if (list) list.tabIndex = 0
    },
  },
  {
    engine: 'firefox',
    walk: 'there-and-back',
    name: 'focus does not move to the new page',
    rule: 'arrival',
    change: () => {
      HTMLElement.prototype.focus = () => {}
    },
  },
  {
    engine: 'firefox',
    walk: 'there-and-back',
    name: 'focus moves to the main part, not to its heading',
    rule: 'arrival',
    change: () => {
      const { focus } = HTMLElement.prototype
      HTMLElement.prototype.focus = function (options) {
        const main = this.matches('h1') ? this.closest('main') : null
        if (main) main.tabIndex = -1
        focus.call(main ?? this, options)
      }
    },
  },
  {
    engine: 'firefox',
    walk: 'menu-left',
    name: 'a dialog opens in silence',
    rule: 'dialog',
    change: () => {
      const { focus } = HTMLElement.prototype
      HTMLElement.prototype.focus = function (options) {
        if (!this.closest('dialog, [role=dialog]')) focus.call(this, options)
      }
    },
  },
]
