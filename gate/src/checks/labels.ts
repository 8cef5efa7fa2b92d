import { atTopAndOpen, type Check, violation } from '../check.ts'
import { inPage, type Kit } from '../page/nodes.ts'

/**
 * Whether the visible label of a control is part of its name (2.5.3): users of speech input say what they see.
 * Any control with a name of its own (`aria-label`, `aria-labelledby`) is compared by words, as the page lays them out.
 * It asks for review where words have two spellings (`non-standard`, `Ave.`).
 */
export const labels: Check = {
  views: ({ main, scheme }) => main && scheme === 'light',
  moments: atTopAndOpen,
  start: (page) => async () => {
    const { checks, found } = await inPage(page, unlike)
    const findings = found.map(({ node, label, name, certain }) => {
      const help = `It reads "${label}" and is called "${name}": begin the name with what is written.`
      return violation('label-in-name', '2.5.3', node, help, certain)
    })
    return [{ checks, findings }]
  },
}

/** Runs in the page. */
function unlike({ selectorOf, spaced, ownName }: Kit) {
  const CONTROLS =
    'a[href], button, summary, [role=button], [role=link], [role=menuitem], [role=tab], [role=option], [role=switch], [role=checkbox], [role=radio], [role=menuitemcheckbox], [role=menuitemradio], [role=treeitem], input[type=button], input[type=submit], input[type=reset]'
  /** The visible part of a text: without what is clipped, off screen, or the letters of an icon font. */
  const seen = (element: Element, root: Element): boolean => {
    for (let up: Element | null = element; up; up = up.parentElement) {
      const { position, overflow, clipPath, fontFamily, fontSize } = getComputedStyle(up)
      const { width, height, right, bottom } = up.getBoundingClientRect()
      if (/icon|awesome|material symbols|glyph/i.test(fontFamily.split(',')[0] ?? '')) return false
      if (clipPath.startsWith('inset(50%') || fontSize === '0px') return false
      if (overflow !== 'visible' && (width <= 1 || height <= 1)) return false
      if (position === 'absolute' && (right + scrollX <= 0 || bottom + scrollY <= 0)) return false
      if (up === root) break
    }
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const labelOf = (root: Element) => {
    if (root instanceof HTMLInputElement) return root.value
    let text = ''
    const walk = (element: Element) => {
      const { display } = getComputedStyle(element)
      const apart = element !== root && !/^(inline|contents)$/.test(display)
      if (apart || element.localName === 'br') text += ' '
      for (const node of element.childNodes) {
        if (node instanceof Text && seen(element, root)) text += node.data
        else if (node instanceof Element && !node.matches('svg, script, style')) walk(node)
      }
      if (apart) text += ' '
    }
    walk(root)
    return text
  }
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const holds = (name: string[], label: string[]) =>
    name.some((_, at) => label.every((word, index) => name[at + index] === word))
  const joined = (text: string) => text.toLowerCase().replaceAll(/[-‐‑'’]/g, '')
  let checks = 0
  const found: { node: string; label: string; name: string; certain: boolean }[] = []
  for (const control of document.querySelectorAll(CONTROLS)) {
    const name = ownName(control)
    if (!name || !control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true]'))
      continue
    const label = spaced(labelOf(control))
    // Text in brackets is an explanation, and a single letter a symbol, such as × or X.
    const words = wordsOf(label.replaceAll(/\([^)]*\)/g, ' '))
    if (words.length === 0 || (words.length === 1 && /^\p{L}$/u.test(words[0] ?? ''))) continue
    checks++
    if (holds(wordsOf(name), words)) continue
    const spelled = holds(wordsOf(joined(name)), wordsOf(joined(label)))
    const shortened = /\p{L}{1,5}\.(?=\s|$)/u.test(label)
    found.push({ node: selectorOf(control), label, name, certain: !spelled && !shortened })
  }
  return { checks, found }
}
