import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagePaths } from '../../src/content/pages'
import { freePort } from '../../tools/freePort.ts'
import { headerRules } from '../../tools/headers.ts'
import { createSiteServer } from '../../tools/server.ts'
import { someOf } from '../list'

const isThere = spawnSync('nginx', ['-v']).status === 0
const files = someOf(
  readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => join(parentPath, name).replace(/^dist/, '')),
  'built files',
)
const addresses = [
  ...pagePaths,
  ...pagePaths.map((path) => `${path}?from=mail`),
  ...'/no-such-page /no/such/page /404 /404.html /Terms /assets/gone-1a2b3c4d.js'.split(' '),
  ...files,
]
const names = headerRules('/', '')
  .flatMap(({ headers }) => Object.keys(headers))
  .filter((name) => name !== 'Content-Type') // Compared separately.

/** A server's response: status, the headers that the build writes, body. */
async function ask(server: string, address: string) {
  const response = await fetch(server + address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
  const headers = names.map((name) => [name, response.headers.get(name)])
  // Text files other than pages are ASCII: their charset does not matter.
  const type = response.headers.get('content-type')?.toLowerCase().replace('; ', ';')
  const plain = type?.startsWith('text/html') ? type : type?.replace(/;.*/, '')
  return { status: response.status, type: plain, headers: Object.fromEntries(headers), body: await response.text() }
}

describe.skipIf(!isThere)(`nginx with the built snippet${isThere ? '' : ' (there is no nginx here)'}`, () => {
  let folder = ''
  let nginx: ChildProcess
  let own: Server
  let theirs = ''
  let ours = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'formline-nginx-'))
    const port = await freePort()
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (use) => `${use}_temp_path ${folder}/${use};`,
    )
    const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  ${temporary.join(' ')} access_log off;
  server { listen 127.0.0.1:${port}; root ${resolve('dist')}; include ${resolve('.cache/nginx.conf')}; }
}`
    writeFileSync(join(folder, 'nginx.conf'), config)
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' })
    let said = ''
    nginx.stderr?.on('data', (text) => {
      said += text
    })
    theirs = `http://127.0.0.1:${port}`
    for (let tries = 0; !(await fetch(theirs).catch(() => undefined)); tries++) {
      if (tries > 100 || nginx.exitCode !== null) throw new Error(`nginx does not start: ${said}`)
      await new Promise((next) => setTimeout(next, 50))
    }
    own = createSiteServer()
    await new Promise<void>((ready) => own.listen(0, '127.0.0.1', ready))
    ours = `http://127.0.0.1:${(own.address() as AddressInfo).port}`
  })
  afterAll(() => {
    nginx?.kill()
    own?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(addresses)('%s gets the same response as from our own server', async (address) => {
    expect(await ask(theirs, address)).toEqual(await ask(ours, address))
  })

  test('_headers is not served', async () => {
    expect((await ask(theirs, '/_headers')).status).toBe(404)
  })
})
