import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Prints what each built page costs, in bytes after brotli: its HTML, and the script of a first load. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const compressed = (file: string) => brotliCompressSync(readFileSync(file)).length

for (const file of readdirSync('dist').filter((name) => name.endsWith('.html'))) {
  const html = readFileSync(join('dist', file), 'utf8')
  const scripts = [...new Set(html.match(/assets\/[\w.-]+\.js/g) ?? [])]
  const bytes = scripts.map((name) => compressed(join('dist', name)))
  const script = bytes.reduce((sum, size) => sum + size, 0)
  console.log(
    `${file}: HTML ${kilobytes(compressed(join('dist', file)))}, script ${kilobytes(script)} in ${scripts.length} files`,
  )
  for (const [index, name] of scripts.entries()) console.log(`    ${kilobytes(bytes[index] ?? 0).padStart(9)}  ${name}`)
}
