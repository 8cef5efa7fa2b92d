import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pagePaths } from '../../src/content/pages'
import { headerRules } from '../../tools/headers.ts'
import { createSiteServer } from '../../tools/server.ts'
import { someOf } from '../list'

const files = readdirSync('dist/assets').map((name) => `/assets/${name}`)
const odd = '/no-such-page /no/such/page /404 /404.html /Terms /assets/gone-1a2b3c4d.js /_headers /?from=mail /icon.svg'
const addresses = [...pagePaths, ...someOf(files, 'files'), ...odd.split(' ')]
const names = headerRules('/', '').flatMap(({ headers }) => Object.keys(headers))

/** What a server answers: status, the headers that the build writes, body. */
async function ask(url: string) {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
  // Text files other than pages are ASCII: their charset does not matter.
  const headers = names.map((name) => [name, response.headers.get(name)?.replace(/; ?charset=.*/i, '')])
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() }
}

const isThere = spawnSync('nginx', ['-v']).status === 0
test.skipIf(!isThere)('nginx with the built snippet answers every address as our own server does', async () => {
  const own = createSiteServer().listen(0)
  const free = createServer().listen(0)
  const [ours, theirs] = [own, free].map((server) => `http://localhost:${(server.address() as AddressInfo).port}`)
  await new Promise((closed) => free.close(closed))
  const folder = mkdtempSync(join(tmpdir(), 'formline-nginx-'))
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http {
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')} access_log off;
  server { listen ${theirs?.split(':').at(-1)}; root ${resolve('dist')}; include ${resolve('.cache/nginx.conf')}; }
}`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => {
    nginx.kill()
    own.close()
    rmSync(folder, { recursive: true })
  })
  await vi.waitFor(() => fetch(`${theirs}`), 20_000)
  for (const address of addresses) {
    expect(await ask(`${theirs}${address}`), address).toEqual(await ask(`${ours}${address}`))
  }
})
