import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createBuilder } from 'vite'

/**
 * Prints what is in each script of the site, by package: `node tools/bundle.ts [--files]` (each file of a package on a
 * line of its own). Bytes are those of the minified file that its source map assigns to the package; the brotli figure
 * is the same share of the compressed file. Also written to .cache/bundle.json.
 */
const OUT = '.cache/bundle'
const byFile = process.argv.includes('--files')

const builder = await createBuilder({
  logLevel: 'error',
  build: { outDir: OUT, sourcemap: 'hidden', emptyOutDir: true },
})
await builder.buildApp()

const files = readdirSync(join(OUT, 'assets')).filter((file) => file.endsWith('.js'))
const report = Object.fromEntries(files.map((file) => [file, shares(join(OUT, 'assets', file))]))
writeFileSync('.cache/bundle.json', JSON.stringify(report, null, 2))
for (const [name, packages] of Object.entries(report)) {
  const sorted = Object.entries(packages).sort(([, a], [, b]) => b.brotli - a.brotli)
  console.log(`\n${name}: ${kilobytes(sorted.reduce((sum, [, { brotli }]) => sum + brotli, 0))}`)
  for (const [part, { brotli }] of sorted) console.log(`${kilobytes(brotli).padStart(11)}  ${part}`)
}

/** Each package's share of one built file: its bytes, minified, and its share of them after brotli. */
function shares(file: string): Record<string, { bytes: number; brotli: number }> {
  const code = readFileSync(file, 'utf8')
  // A file of the bundler alone has no map.
  const map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : undefined
  const bytes = new Map<string, number>()
  for (const [row, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column++) {
      const entry = map?.findEntry(row, column)
      const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
      const part = source ? partOf(source) : 'bundler'
      bytes.set(part, (bytes.get(part) ?? 0) + 1)
    }
  }
  const ratio = brotliCompressSync(code).length / code.length
  return Object.fromEntries([...bytes].map(([part, size]) => [part, { bytes: size, brotli: Math.round(size * ratio) }]))
}

/** The package that a source file belongs to, or our own file. */
function partOf(source: string): string {
  const [, inPackage] = /.*node_modules\/(.+)$/.exec(source) ?? []
  if (!inPackage) return source.replace(/^.*?(src\/)/, '$1')
  const [first = '', second = ''] = inPackage.split('/')
  return byFile ? inPackage : first.startsWith('@') ? `${first}/${second}` : first
}

function kilobytes(size: number): string {
  return `${(size / 1000).toFixed(2)} kB`
}
