import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes Chakra's types of the tokens, text styles and recipes of src/theme (`chakra typegen`), and closes those of
 * colors and text styles, which are open to every string: a misspelt one then does not compile.
 */
const TYPES = 'node_modules/@chakra-ui/react/dist/types/styled-system/generated/system.gen.d.ts'
const FACTORY = 'node_modules/@chakra-ui/react/dist/types/styled-system/factory.types.d.ts'
const KEYWORDS = [
  'ButtonText',
  'Canvas',
  'CanvasText',
  'GrayText',
  'Highlight',
  'currentColor',
  'inherit',
  'none',
  'transparent',
]
const IMAGES = ['gradient', 'url', 'var'].map((name) => `\`\${string}${name}(\${string}\``)

const command = ['node_modules/@chakra-ui/cli/bin/index.js', 'typegen', 'src/theme/system.ts', '--strict']
const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
if (status !== 0) throw new Error(`chakra typegen failed:\n${stdout}${stderr}`)

const keywords = KEYWORDS.map((name) => `"${name}"`).join(' | ')
const closed = readFileSync(TYPES, 'utf8').replace(
  /(UtilityValues\["(\w*[cC]olor|background|fill|stroke|textStyle)"\])[^>]*(?=>)/g,
  (_, values: string, property: string) => {
    const others = property === 'textStyle' ? [] : property === 'background' ? [keywords, ...IMAGES] : [keywords]
    return [values, ...others, 'undefined'].join(' | ')
  },
)
writeFileSync(TYPES, closed)

// Chakra's type of a list of styles in `css` lacks a list's own properties: every object is one, however misspelt.
const factory = readFileSync(FACTORY, 'utf8')
writeFileSync(FACTORY, factory.replace(/Omit<(\(SystemStyleObject \| undefined\)\[\]), keyof any\[\]>/, 'readonly $1'))
