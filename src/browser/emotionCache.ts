import createCache, { type EmotionCache } from '@emotion/cache'
import { cacheOptions } from '../theme/config'

/**
 * Emotion's cache for the browser. It leaves the build's style element (prerender/pageStyles.ts) in place: by default,
 * Emotion would insert it again, and the browser would parse it and check it against the policy again.
 */
export function createBrowserCache(): EmotionCache {
  const insertBefore = (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before)
  return createCache({ ...cacheOptions, container: { insertBefore } as Node })
}
