import { keyframes } from '@chakra-ui/react/theme'
import { type CSSObject, css } from '@emotion/react'

/** The CSS of all of Chakra's keyframes, or only of the named ones. */
export function chakraKeyframes(names: ReadonlySet<string> = new Set(Object.keys(keyframes))): string {
  const named = Object.entries(keyframes).filter(([name]) => names.has(name))
  const rules: CSSObject = Object.fromEntries(named.map(([name, steps]) => [`@keyframes ${name}`, steps as CSSObject]))
  return css(rules).styles
}
