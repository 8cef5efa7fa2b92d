import { createSystem, type SystemConfig } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { css } from '@emotion/react'
import { cacheOptions } from '../theme/cacheOptions'
import { globalCss } from '../theme/globalCss'
import { config } from '../theme/system'

const system = createSystem(config, { globalCss: globalCss as NonNullable<SystemConfig['globalCss']> })
// Chakra makes custom properties of the breakpoints, too, which media queries cannot read.
const properties = system.tokens.cssVarMap.get('base')
for (const name of properties?.keys() ?? []) if (name.includes('breakpoint')) properties?.delete(name)
const global = css([system.getGlobalCss(), system.getTokenCss()])

/** Emotion's cache of one page: collects its styles, and writes none between its elements. */
export function createPageCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  cache.insert('', global, cache.sheet, true)
  return cache
}

/**
 * The style element of a rendered page, as the browser takes it over (browser/emotionCache.ts): the global rules, then
 * those of its elements.
 *
 * @throws when a value refers to a token that is missing: Chakra writes such a reference as an escaped name
 */
export function stylesOf({ inserted }: EmotionCache): string {
  const { [global.name]: globalRules, ...rules } = inserted
  const css = [globalRules, ...Object.values(rules)].join('')
  const [unknown] = /\b[a-z]\w*\\\.[\w\\.-]+/i.exec(css) ?? []
  if (unknown) throw new Error(`a style refers to a token that is missing: {${unknown.replaceAll('\\', '')}}`)
  // `data-s` keeps Emotion's default cache, which its module makes, from moving the element.
  return `<style data-emotion="${cacheOptions.key} ${Object.keys(rules).join(' ')}" data-s>${css}</style>`
}
