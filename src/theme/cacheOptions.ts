import type { Options } from '@emotion/cache'

/** Options of Emotion's cache in the build and the browser: class names begin with `f-`, and no property is prefixed. */
export const cacheOptions: Options = { key: 'f', stylisPlugins: [] }
