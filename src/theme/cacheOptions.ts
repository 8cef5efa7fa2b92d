/** Options of Emotion's cache, the same in build and browser: class names begin with `f-`, and no property is prefixed. */
export const cacheOptions = { key: 'f', stylisPlugins: [] }
