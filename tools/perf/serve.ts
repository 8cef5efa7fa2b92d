import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createSiteServer } from '../server.ts'

export interface Sites {
  /** Address of the site as hosts serve it, compressed. */
  readonly site: string
  /** Address of the same HTML with every script removed: the yardstick. */
  readonly plain: string
  close(): void
}

const TEXT = /\.(html|js|svg|xml|txt|json|webmanifest)$/
/** Of this run alone: two may go on at once. */
const COPIES = `.cache/perf/${process.pid}`

/** Serves copies of `dist`, compressed beforehand as a host does it. */
export async function serveSites(): Promise<Sites> {
  const site = await serve('site', (html) => html)
  const plain = await serve('plain', (html) => html.replace(/<script\b.*?<\/script>/gs, ''))
  return {
    site: site.address,
    plain: plain.address,
    close: () => {
      for (const { server } of [site, plain]) server.close().closeAllConnections()
      rmSync(COPIES, { recursive: true })
    },
  }
}

async function serve(name: string, change: (html: string) => string) {
  const dir = join(COPIES, name)
  cpSync('dist', dir, { recursive: true })
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => TEXT.test(path))) {
    const path = join(dir, file)
    if (file.endsWith('.html')) writeFileSync(path, change(readFileSync(path, 'utf8')))
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
  const server = createSiteServer({ dir, brotli: true })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` }
}
