/** What a page offers to a listener, read from the page as it stands. */
export interface Facts {
  readonly headings: readonly { readonly text: string; readonly level: number }[]
  /** Names of links, in order. */
  readonly links: readonly string[]
  /** All that is to be heard, in order, in the words that are seen: pieces that do not touch are words of their own. */
  readonly words: readonly string[]
  /** Names of landmarks, tables and groups, which a reader may say besides. */
  readonly names: readonly string[]
  /** Name of the open dialog. */
  readonly dialog?: string
  /** What has focus: element with its id, and its name. Undefined where the keyboard is not in the page. */
  readonly focus?: { readonly element: string; readonly name: string }
  readonly title: string
}

/** Reads the facts; runs in the page, so that it refers to nothing outside. */
export function readFacts(): Facts {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const byIds = (ids: string) =>
    plain(
      ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
  const label = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')
    return ids ? byIds(ids) : plain(element.getAttribute('aria-label') ?? '')
  }
  /** Browsers keep what can have focus, and what holds it, in their trees. */
  const isHidden = (element: Element) => element.ariaHidden === 'true' || element.closest('[inert]') !== null
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isPicture = (element: Element) => element.matches('img, [role=img]')
  const pictureName = (element: Element) => label(element) || plain(element.getAttribute('alt') ?? '')

  /** Pieces of text as a listener should get them: the texts of nodes, and names where names take their place. */
  type Piece = { text: string; node?: Text }
  const pieces = (node: Node): Piece[] => {
    if (node instanceof Text) return isShown(node.parentElement as Element) ? [{ text: node.data, node }] : []
    if (!(node instanceof Element) || isHidden(node) || node.matches('script, style, template, noscript, title, desc'))
      return []
    if (isPicture(node)) return isShown(node) ? [{ text: ` ${pictureName(node)} ` }] : []
    if (node instanceof SVGElement && !(node instanceof SVGSVGElement) && !isShown(node)) return []
    const name = node.matches('a, button, [role=link], [role=button]') ? label(node) : ''
    if (name) return isShown(node) ? [{ text: ` ${name} ` }] : []
    return [...marker(node), ...[...node.childNodes].flatMap(pieces)]
  }
  /** The number that a browser sets before an item of a list. */
  const marker = (element: Element): Piece[] => {
    const { parentElement: list } = element
    const isNumbered = list instanceof HTMLOListElement && getComputedStyle(element).listStyleType === 'decimal'
    return isNumbered ? [{ text: ` ${list.start + [...list.children].indexOf(element)}. ` }] : []
  }
  const edge = ({ node }: Piece, end: boolean) => {
    if (!node) return
    const range = document.createRange()
    range.setStart(node, end ? node.length - 1 : 0)
    range.setEnd(node, end ? node.length : 1)
    return range.getBoundingClientRect()
  }
  /** Whether one piece goes on right where the other ends, as parts of one word do. */
  const touch = (before: Piece, after: Piece) => {
    if (before.node?.nextSibling?.nodeName === 'WBR') return true
    const [end, start] = [edge(before, true), edge(after, false)]
    return (
      !!end && !!start && Math.abs(start.left - end.right) < 1.5 && start.top < end.bottom && end.top < start.bottom
    )
  }
  const textOf = (all: Piece[]) => {
    let text = ''
    let last: Piece | undefined
    for (const piece of all) {
      if (piece.text === '') continue
      // What ends a clause belongs to what stands before it, also beside a border.
      const ends = /^[.,;:!?)]/.test(piece.text)
      if (last && !ends && /\S$/.test(last.text) && /^\S/.test(piece.text) && !touch(last, piece)) text += ' '
      text += piece.text
      last = piece
    }
    return plain(text)
  }
  const heard = (element: Element) => label(element) || textOf(pieces(element))
  const offered = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => isShown(element) && !element.closest('[aria-hidden=true], [inert]'),
    )
  const active = document.hasFocus() && document.activeElement !== document.body ? document.activeElement : undefined
  // Ids of other shapes are made by a library.
  const id = active && /^[\w-]+$/.test(active.id) ? `#${active.id}` : ''
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].find(isShown)
  // A table is announced by its caption, which is then read as well.
  const captions = offered('caption').map(heard)
  const names = offered(
    'nav, main, header, footer, section, article, aside, form, table, figure, ul, ol, dl, [role]',
  ).map(label)
  return {
    headings: offered('h1, h2, h3, h4, h5, h6').map((element) => ({
      text: heard(element),
      level: Number(element.localName[1]),
    })),
    links: offered('a[href]').map(heard),
    words: textOf(pieces(document.body)).split(' ').filter(Boolean),
    names: [...new Set([...names, ...captions].filter(Boolean))],
    ...(dialog && { dialog: label(dialog) }),
    ...(active && { focus: { element: active.localName + id, name: heard(active) } }),
    title: document.title,
  }
}
