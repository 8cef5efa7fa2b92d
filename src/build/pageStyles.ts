import { createSystem, type SystemConfig } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { css } from '@emotion/react'
import { globalCss } from '../theme/globalCss'
import { config } from '../theme/system'

const global = createSystem(config, { globalCss: globalCss as NonNullable<SystemConfig['globalCss']> })._global

/** Emotion's cache of one page: collects its styles, the global rules first, and writes none between its elements. */
export function createPageCache(): EmotionCache {
  const cache = createCache({ key: 'f' })
  cache.compat = true
  cache.insert('', css([global]), cache.sheet, true)
  return cache
}

/** The style elements of a rendered page, as the browser takes them over (browser/emotionCache.ts). */
export function stylesOf({ inserted }: EmotionCache): string {
  const [[, globalRules = ''] = [], ...rules] = Object.entries(inserted)
  const names = rules.map(([name]) => name).join(' ')
  const css = rules.map(([, rule]) => rule).join('')
  // `data-s` keeps Emotion's default cache, which its module makes, from moving them.
  return `<style>${globalRules}</style><style data-emotion="f ${names}" data-s>${css}</style>`
}
