import { type ComponentType, type ReactNode, useInsertionEffect } from 'react'
import type { CompiledRecipe } from './compileRecipes'

/**
 * Stands in for `chakra.tsx` in the built page's script: the recipes come compiled, so that neither Chakra's system nor
 * Emotion has to be there before the menu's drawer brings them.
 */
export function Styles({ children }: { children: ReactNode }) {
  return children
}

interface RegionProps {
  className?: string
  [prop: string]: unknown
}

/** An element or component with the class of a compiled recipe, whose rules are there before it is drawn. */
export function chakra(Element: ComponentType<RegionProps> | string, recipe: CompiledRecipe) {
  return function Region({ className, ...props }: RegionProps) {
    const { variant, standard, choices } = recipe
    const choice = variant ? String(props[variant] ?? standard) : ''
    const [name = '', rules = ''] = choices[choice] ?? []
    useInsertionEffect(() => insert(name, rules), [name, rules])
    if (variant) delete props[variant]
    return <Element {...props} className={className ? `${className} ${name}` : name} />
  }
}

/** Names of the rules that the document has: first those that the page was served with. */
let present: Set<string> | undefined

function insert(name: string, rules: string): void {
  present ??= new Set(document.querySelector<HTMLElement>('style[data-emotion]')?.dataset.emotion?.split(' '))
  if (present.has(name.slice('css-'.length))) return
  present.add(name.slice('css-'.length))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
