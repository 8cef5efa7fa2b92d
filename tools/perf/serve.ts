import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createSiteServer } from '../server.ts'

export interface Sites {
  /** Address of the site, compressed as hosts serve it. */
  readonly site: string
  /** Address of the same HTML with every script removed: the reference. */
  readonly plain: string
  close(): void
}

const TEXT = /\.(html|js|svg|xml|txt|json|webmanifest)$/
/** Separate for each run: two may run at the same time. */
const COPIES = `.cache/perf/${process.pid}`

/** Serves copies of `dist`, compressed beforehand as hosts do. */
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
