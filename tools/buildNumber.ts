import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The placeholder for the number in index.html. */
export const PLACEHOLDER = '%BUILD%'

/** The files of a built site, keyed by their paths, which have forward slashes. */
export function filesOf(dir: string): Map<string, Buffer> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dir, name)).isFile(),
  )
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(dir, name))]))
}

/**
 * A number that changes if any byte of the files changes: 12 hexadecimal digits of a hash that excludes the number
 * itself.
 */
export function buildNumberOf(files: ReadonlyMap<string, Buffer | string>): string {
  const hash = createHash('sha256')
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = name.endsWith('.html')
      ? `${content}`.replace(/(?<=name="build" content=")[^"]*/, PLACEHOLDER)
      : content
    hash.update(`${name}\0${text.length}\0`).update(text)
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * The number in the pages of a built site.
 *
 * @throws when a byte of the site has changed since it was built
 */
export function checkBuild(dir: string): string {
  const files = filesOf(dir)
  const number = buildNumberOf(files)
  for (const [name, content] of files)
    if (name.endsWith('.html') && !content.includes(`name="build" content="${number}"`))
      throw new Error(
        `${dir} has changed since it was built: its files give the number ${number}, and ${name} has another.`,
      )
  return number
}

/** `npx node tools/buildNumber.ts dist`: prints the number, or fails if a file has changed. */
if (import.meta.main) for (const dir of process.argv.slice(2)) console.log(`${dir}: build ${checkBuild(dir)}`)
