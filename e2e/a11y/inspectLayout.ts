/**
 * Runs in the page: looks for horizontal scrolling, and for text that is cut off, is covered, is broken within a word
 * or overlaps other text. Also returns all visible text.
 */
export function inspectLayout() {
  const SLACK = 1.5
  const faults = new Set<string>()
  const texts: string[] = []
  const overflow = document.documentElement.scrollWidth - innerWidth
  if (overflow > 0) faults.add(`the page scrolls horizontally by ${overflow} px`)

  /** Lines of text. `y` is the position with the page scrolled to the top. */
  const lines: { name: string; parent: Element; y: number; box: () => DOMRect; seen?: boolean }[] = []
  window.scrollTo({ top: 0, behavior: 'instant' })
  const rangeOf = (node: Node, start: number, end: number) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return range
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const [node, parent] = [walker.currentNode, walker.currentNode.parentElement]
    const content = node.textContent ?? ''
    const text = content.trim()
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // Text that only screen readers read is in a box of 1 px.
    if (parent.closest('script, style, [inert]') || parent.getBoundingClientRect().width <= 1) continue
    const name = `"${text.slice(0, 30)}"`
    texts.push(text)
    // The parts of an email address are separate nodes, between which it may break.
    const cell = parent.closest('h1, h2, th, td, dt, dd, [href^="tel:"], [href^="mailto:"]')
    // The longest word of a title or beside a figure always fits, unless text spacing widens it.
    const isTitle = cell?.matches('h1, h2, #hero :is(dt, dd)')
    const isSpaced = cell && Number.parseFloat(getComputedStyle(cell).letterSpacing) > 0
    for (const { 0: word, index } of cell ? content.matchAll(/[\p{L}\d]+/gu) : []) {
      const parts = [...rangeOf(node, index, index + word.length).getClientRects()]
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      const fits = isTitle ? !isSpaced : width < (cell?.closest(':not(a)')?.clientWidth ?? 0) - SLACK
      if (parts.length > 1 && fits) faults.add(`"${word}" in ${name} breaks`)
    }
    // Drawings may overlap and overflow: the marks of a chart, the photo finish.
    if (parent.closest('[aria-hidden=true], figure')) continue
    const range = rangeOf(node, content.length - content.trimStart().length, content.trimEnd().length)
    for (const [index, rect] of [...range.getClientRects()].entries()) {
      if (rect.width <= 2 || rect.height <= 2 || rect.bottom <= 0) continue
      const clip = clipOf(parent, rect)
      if (clip) faults.add(`${name} is cut off by ${clip}`)
      lines.push({ name, parent, y: rect.top, box: () => range.getClientRects()[index] ?? new DOMRect() })
    }
  }

  /** The box that cuts off a line: the edge of the window, or an element that hides its overflow. */
  function clipOf(parent: Element, rect: DOMRect): string | undefined {
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return
      if (overflowX !== 'visible' && (rect.left < left - SLACK || rect.right > right + SLACK)) return box.localName
      // With a small line height, part of a line may overflow its box.
      const overflow = Math.max(rect.bottom - bottom, top - rect.top)
      if (overflowY !== 'visible' && overflow > rect.height * 0.4) return box.localName
    }
    return rect.left < -SLACK || rect.right > innerWidth + SLACK ? 'the edge of the window' : undefined
  }

  // Compare the middle halves of lines, since the box of a line is taller than its letters.
  const bands = lines.map(({ name, parent, box }) => {
    const { left, right, top, height } = box()
    return { name, parent, left, right, top: top + height / 4, bottom: top + (height * 3) / 4 }
  })
  bands.sort((a, b) => a.top - b.top)
  for (const [index, line] of bands.entries())
    for (const other of bands.slice(index + 1)) {
      if (other.top > line.bottom) break
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      if (other.parent !== line.parent && across > 2) faults.add(`${line.name} and ${other.name} overlap`)
    }

  /** Whether text is visible at a point, or can be scrolled into view inside its container. */
  function isVisible(parent: Element, x: number, y: number): boolean {
    const over = document.elementFromPoint(x, y)
    if (!over || parent.contains(over)) return true
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const { overflowY } = getComputedStyle(element)
      if (overflowY !== 'visible' && (x < left || x > right || y < top || y > bottom)) return overflowY === 'auto'
    }
    return over.contains(parent)
  }
  const isSticky = (element: Element | null): boolean =>
    element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || isSticky(element.parentElement))

  const { scrollHeight } = document.documentElement
  const middle = (scrollHeight - innerHeight) / 2
  const step = innerHeight / 2
  for (const scrolled of [...Array(Math.ceil(scrollHeight / step)).keys(), 'middle'] as const) {
    window.scrollTo({ top: scrolled === 'middle' ? middle : scrolled * step, behavior: 'instant' })
    for (const line of lines) {
      // Sticky text must be visible in the middle too; other text only once, since it passes under the header.
      const stays = scrolled === 'middle' && isSticky(line.parent)
      if ((line.seen && !stays) || line.y > scrollY + innerHeight) continue
      const { left, width, top, height, bottom } = line.box()
      if (top < 0 || bottom > innerHeight || height === 0) continue
      line.seen = isVisible(line.parent, left + width / 2, top + height / 2)
    }
  }
  for (const { seen, name } of lines) if (seen === false) faults.add(`${name} is covered`)

  for (const section of document.querySelectorAll('main section[id]')) {
    section.scrollIntoView({ behavior: 'instant' })
    const heading = section.querySelector('h1 span, h2 span') ?? section.querySelector('h1, h2')
    const { top, height } = heading?.getClientRects()[0] ?? new DOMRect()
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    if (heading && top + height / 4 < bar) faults.add(`the bar covers the heading of #${section.id} after a jump`)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return { faults: [...faults], texts }
}

/**
 * Runs in the page: the pairs of letters in its largest titles that touch, although the font sets them apart: the tracking is
 * too tight.
 */
export function touchingLetters(): string[] {
  const SIZE = 200
  const context = new OffscreenCanvas(SIZE * 3, SIZE * 2).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas.')
  /** Whether two letters, one drawn at this distance from the other, have a pixel in common. */
  const overlap = (left: string, right: string, distance: number) => {
    context.globalCompositeOperation = 'copy'
    context.fillText(left, SIZE, SIZE * 1.4)
    // Keeps only what both letters cover.
    context.globalCompositeOperation = 'source-in'
    context.fillText(right, SIZE + distance, SIZE * 1.4)
    return context.getImageData(0, 0, SIZE * 3, SIZE * 2).data.some((value, at) => at % 4 === 3 && value > 127)
  }
  const touching: string[] = []
  for (const title of document.querySelectorAll('h1, #download h2')) {
    const { fontWeight, fontStretch, fontFamily, fontSize, letterSpacing } = getComputedStyle(title)
    context.font = `${fontWeight} ${SIZE}px ${fontFamily}`
    context.fontStretch = fontStretch === '100%' ? 'normal' : 'semi-expanded'
    const tracking = (SIZE * Number.parseFloat(letterSpacing)) / Number.parseFloat(fontSize) || 0
    for (const { 1: pair = '' } of (title.textContent ?? '').matchAll(/(?=(\p{L}\p{L}))/gu)) {
      const [left = '', right = ''] = pair
      const distance = context.measureText(pair).width - context.measureText(right).width
      if (!overlap(left, right, distance) && overlap(left, right, distance + tracking))
        touching.push(`"${pair}" in "${title.textContent}"`)
    }
  }
  return touching
}
