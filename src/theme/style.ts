import type { CSSProperties } from 'react'
import type { semanticTokens } from './semanticTokens'
import type { textStyles } from './textStyles'
import type { tokens } from './tokens'

/** Dotted names of the tokens below `T`: `fg` and `fg.2` for `{ fg: { DEFAULT: token, 2: token } }`. */
type Names<T, Path extends string = ''> = {
  [Key in keyof T & (string | number)]: T[Key] extends { value: unknown }
    ? Key extends 'DEFAULT'
      ? Path
      : Join<Path, Key>
    : Names<T[Key], Join<Path, Key>>
}[keyof T & (string | number)]
type Join<Path extends string, Key extends string | number> = Path extends '' ? `${Key}` : `${Path}.${Key}`

type Tokens = typeof tokens
type SemanticTokens = typeof semanticTokens

type ColorToken = Names<Tokens['colors']> | Names<SemanticTokens['colors']>
type GradientToken = Names<Tokens['gradients']> | Names<SemanticTokens['gradients']>
type Reference = `{colors.${ColorToken}}`
type GradientReference = `{gradients.${GradientToken}}`

/** System colors, for forced-colors mode. */
type SystemColor = 'ButtonText' | 'Canvas' | 'CanvasText' | 'GrayText' | 'Highlight'
type Color = ColorToken | SystemColor | 'currentColor' | 'inherit' | 'transparent'

type Length =
  | 0
  | '0'
  | `${number}${'cm' | 'em' | 'mm' | 'pt' | 'px' | 'rem' | '%'}`
  | `${'calc' | 'clamp' | 'max' | 'min'}(${string})`
type LineStyle = 'dashed' | 'solid'
type Border =
  | 0
  | '0'
  | LineStyle
  | `${string}${LineStyle}`
  | `${string}${LineStyle} ${Reference | Exclude<Color, ColorToken>}`
type Image = `${string}gradient(${string}` | `url(${string}` | `${GradientReference}${string}`

/** Properties that use tokens accept only their tokens and a few keywords such as `none`. */
interface Strict {
  textStyle?: keyof typeof textStyles
  color?: Color
  backgroundColor?: Color
  borderColor?: Color
  borderTopColor?: Color
  borderBottomColor?: Color
  outlineColor?: Color
  textDecorationColor?: Color
  fill?: Color | 'none'
  stroke?: Color | 'none'
  background?: Color | Image | 'none'
  border?: Border
  borderTop?: Border
  borderRight?: Border
  borderBottom?: Border
  borderLeft?: Border
  borderBlock?: Border
  borderInline?: Border
  boxShadow?: Names<SemanticTokens['shadows']> | `${string} ${Reference}` | 'none'
  fontFamily?: Names<Tokens['fonts']> | 'inherit'
  fontSize?: Names<Tokens['fontSizes']> | Length
}

/**
 * A style in Chakra's terms: CSS properties, tokens, text styles, and what is nested under a selector with `&` or under
 * an at-rule. A misspelt property, token or text style does not compile.
 */
export type Style = Omit<CSSProperties, keyof Strict> &
  Strict & { [property: `--${string}`]: string } & {
    [nested: `&${string}` | `${string} &${string}` | `@${string}`]: Style
  }
