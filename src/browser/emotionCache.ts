import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache for the browser: takes over the style elements that the build wrote into the head
 * (build/pageStyles.ts). Emotion would insert each of them again, and the browser would parse it and check it against
 * the policy again. Its default cache would move every style element of the page.
 */
export function createBrowserCache(): EmotionCache {
  const container = Object.assign(Object.create(null), {
    insertBefore: (style: Node, before: Node | null) =>
      style.isConnected ? style : document.head.insertBefore(style, before),
  })
  return createCache({ key: 'f', container, stylisPlugins: [] })
}
