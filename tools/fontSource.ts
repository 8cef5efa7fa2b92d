import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const latin = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'))
const latinExt = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2'),
)

/**
 * The source of each file in src/theme/fontRanges.ts: a variable font with a weight and a width axis, from an npm
 * package. After a change, run `npx node tools/font.ts`.
 */
export const fontFiles = { text: latin, latin, 'latin-ext': latinExt } as const

/** The license of the font's package. */
export const fontLicense = join(dirname(dirname(latin)), 'LICENSE')
