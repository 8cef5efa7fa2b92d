import { weigh } from './weight.ts'

/** Prints what each built page costs, in bytes after brotli: its HTML with the styles, and the script of a first load. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

for (const { file, html, text, script, scripts } of weigh()) {
  console.log(`${file}: HTML ${kilobytes(html)}, script ${kilobytes(script)}; its text alone ${kilobytes(text)}`)
  for (const { name, bytes } of scripts) console.log(`    ${kilobytes(bytes).padStart(9)}  ${name}`)
}
