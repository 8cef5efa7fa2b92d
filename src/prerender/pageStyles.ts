import createCache, { type EmotionCache } from '@emotion/cache'
import { css } from '@emotion/react'
import { fontFaces } from '../theme/fontFaces'
import { designed } from '../theme/globalCss'
import { system } from '../theme/system'

const faces = fontFaces.map((face) => ({ '@font-face': face }))
/** The rules that every page starts with. */
const global = css([faces, system.getGlobalCss(), system.getTokenCss()])

/** Creates a page's Emotion cache, which collects the styles instead of writing them between elements. */
export function createPageCache(): EmotionCache {
  // Without vendor prefixes, which would add 5% to every page: the theme writes the few that browsers need.
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  cache.insert('', global, cache.sheet, true)
  return cache
}

/** Missing tokens: as part of a value (`1px solid colors\.bordr`), or as the whole value (`color:fg.mutd;`). */
const MISSING_PART = /\b[a-z]\w*\\\.[\w\\.-]+/i
const MISSING_WHOLE = /(?<=:)[a-z]+\.[\w.]+(?=[;}])/i

/**
 * The style elements of a rendered page: the global rules, and those of the elements, which Emotion expects in an
 * element of their own. Emotion moves that one, and moving the fonts with it would lay out the whole page again. Older
 * browsers have the global rules only.
 *
 * @throws when a style refers to a missing token: Chakra outputs its name
 */
export function stylesOf({ inserted }: EmotionCache): string {
  const { [global.name]: globalRules, ...rules } = inserted
  const ofElements = Object.values(rules).join('')
  const text = `${globalRules}${ofElements}`
  const [unknown] = MISSING_PART.exec(text) ?? MISSING_WHOLE.exec(text) ?? []
  if (unknown) throw new Error(`a style refers to a missing token: {${unknown.replaceAll('\\', '')}}`)
  return `<style>${globalRules}</style><style data-emotion="css ${Object.keys(rules).join(' ')}">@supports ${designed}{${ofElements}}</style>`
}
