import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react'
import { keyframes as chakraKeyframes } from '@chakra-ui/react/theme'
import createCache, { type EmotionCache } from '@emotion/cache'
import { css } from '@emotion/react'
import { cacheOptions, constantsOf } from '../theme/cacheOptions'
import { config } from '../theme/config'
import { globalCss } from '../theme/globalCss'
import { keyframes } from '../theme/keyframes'
import { recipes, slotRecipes } from '../theme/recipes'

/** Chakra's own recipes, which name its keyframes, have such a class. */
const hasChakraRecipe = Object.values({ ...recipes, ...slotRecipes }).some((recipe) =>
  recipe.className?.startsWith('chakra-'),
)
const system = createSystem(defaultBaseConfig, config, {
  globalCss: globalCss as NonNullable<SystemConfig['globalCss']>,
  theme: { keyframes: { ...(hasChakraRecipe && chakraKeyframes), ...keyframes } },
})
const options = cacheOptions(system)
for (const name of constantsOf(system).keys()) system.tokens.cssVarMap.get('base')?.delete(name)
const global = css([system.getGlobalCss(), system.getTokenCss()])

/** Emotion's cache of one page: collects its styles, and writes none between its elements. */
export function createPageCache(): EmotionCache {
  const cache = createCache(options)
  cache.compat = true
  cache.insert('', global, cache.sheet, true)
  return cache
}

/**
 * The style element of a rendered page, as the browser takes it over (browser/emotionCache.ts): the global rules, then
 * those of its elements.
 *
 * @throws when a value refers to a token that is missing: Chakra writes its name
 */
export function stylesOf({ inserted }: EmotionCache): string {
  const { [global.name]: globalRules, ...rules } = inserted
  const css = [globalRules, ...Object.values(rules)].join('')
  const [unknown] = /\b[a-z]\w*\\\.[\w\\.-]+|(?<=:)[a-z]+\.[\w.]+(?=[;}])/i.exec(css) ?? []
  if (unknown) throw new Error(`a style refers to a token that is missing: {${unknown.replaceAll('\\', '')}}`)
  // `data-s` keeps Emotion's default cache, which its module makes, from moving the element.
  return `<style data-emotion="${options.key} ${Object.keys(rules).join(' ')}" data-s>${css}</style>`
}
