import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { css } from '@emotion/react'
import { chakraKeyframes } from '../theme/chakraKeyframes'
import { cacheOptions, config } from '../theme/config'
import { fontFaces } from '../theme/fontFaces'
import { globalCss } from '../theme/globalCss'
import { keyframes } from '../theme/keyframes'

const system = createSystem(defaultBaseConfig, config, {
  globalCss: globalCss as NonNullable<SystemConfig['globalCss']>,
  theme: { keyframes },
})
const faces = fontFaces.map((face) => ({ '@font-face': face }))
/** The rules that every page starts with. */
const global = css([faces, system.getGlobalCss(), system.getTokenCss()])

/** Creates a page's Emotion cache, which collects the styles instead of writing them between elements. */
export function createPageCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  cache.insert('', global, cache.sheet, true)
  return cache
}

/** Missing tokens: as part of a value (`1px solid colors\.bordr`), or as the whole value (`color:fg.mutd;`). */
const MISSING_PART = /\b[a-z]\w*\\\.[\w\\.-]+/i
const MISSING_WHOLE = /(?<=:)[a-z]+\.[\w.]+(?=[;}])/i

/** The names of the animations in CSS, written out or in a token such as `animations.spin`. */
function animationsIn(rules: string): ReadonlySet<string> {
  const animations = Array.from(rules.matchAll(/animation(?:-name)?:([^;}]*)/g), ([, value]) => value).join()
  return new Set(animations.replaceAll(`var(--${config.cssVarsPrefix}-animations-`, '').match(/[\w-]+/g))
}

/**
 * The style element of a rendered page, as the browser's cache expects it (browser/emotionCache.ts): the global rules,
 * then those of the elements.
 *
 * @throws when a style refers to a missing token: Chakra outputs its name
 */
export function stylesOf({ inserted }: EmotionCache): string {
  const { [global.name]: globalRules, ...rules } = inserted
  const ofElements = Object.values(rules).join('')
  const text = `${globalRules}${chakraKeyframes(animationsIn(ofElements))}${ofElements}`
  const [unknown] = MISSING_PART.exec(text) ?? MISSING_WHOLE.exec(text) ?? []
  if (unknown) throw new Error(`a style refers to a missing token: {${unknown.replaceAll('\\', '')}}`)
  // `data-s` keeps Emotion's default cache from moving the element.
  return `<style data-emotion="${cacheOptions.key} ${Object.keys(rules).join(' ')}" data-s>${text}</style>`
}
