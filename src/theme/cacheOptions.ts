import type { SystemContext } from '@chakra-ui/react'
import type { Options } from '@emotion/cache'

/** The values of the tokens that are the same in every scheme and medium, by the names of their variables. */
export function constantsOf({ tokens }: SystemContext): ReadonlyMap<string, string> {
  const { base = new Map(), ...conditional } = Object.fromEntries(tokens.cssVarMap)
  const varies = (name: string) => Object.values(conditional).some((variables) => variables.has(name))
  return new Map([...base].filter(([name]) => !varies(name)))
}

/**
 * Options of Emotion's cache in the build and the browser: class names begin with `f-`, and no property is prefixed.
 * Constant tokens are inlined, because as variables, Chakra's scales would have to be declared on every page.
 */
export function cacheOptions(system: SystemContext): Options {
  const constants = constantsOf(system)
  const inline = (text: string): string =>
    text.replaceAll(/var\((--f-[^,()]+)\)/g, (variable, name) => {
      const value = constants.get(name)
      return value === undefined ? variable : inline(value)
    })
  return {
    key: 'f',
    stylisPlugins: [
      (element) => {
        if (element.type === 'decl') element.return = inline(element.value)
      },
    ],
  }
}
