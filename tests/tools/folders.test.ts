// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCopy } from '../../tools/prove/copy.ts'

/**
 * A copy without Git below folders that are called like those of the project, with a space and a letter that is not ASCII.
 */
const outside = mkdtempSync(join(tmpdir(), 'formline-folders-'))
const folder = join(outside, 'src/tests/dist/e2e/src/start/Bäume am Weg')
let result: { status: number | null; output: string }

beforeAll(() => {
  makeCopy(folder)
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
  })
  result = { status, output: stdout + stderr }
}, 120_000)
afterAll(() => rmSync(outside, { recursive: true, force: true }))

test('the project builds there, and names no place of the machine', () => {
  expect(result.status, result.output).toBe(0)
  const dist = join(folder, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  for (const file of ['index.html', '404.html', '_headers']) expect(files).toContain(file)
  const texts = files.filter((file) => /\.(html|js|css|txt|xml|json)$|_headers$/.test(file))
  const named = texts.filter((file) => readFileSync(join(dist, file), 'utf8').includes(outside))
  expect(named).toEqual([])
})
