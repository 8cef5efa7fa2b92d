import { execFileSync, execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'

test.skipIf(process.platform === 'win32')(
  'where the Node in the lock file does not run, as with musl or on NixOS, the tools and npm scripts run on the system’s Node',
  () => {
    const cwd = mkdtempSync(`${tmpdir()}/setup-`)
    onTestFinished(() => rmSync(cwd, { recursive: true }))
    const write = (file: string, text: string) => writeFileSync(`${cwd}/${file}`, text, { mode: 0o755 })
    mkdirSync(`${cwd}/node_modules/.bin`, { recursive: true })
    mkdirSync(`${cwd}/node_modules/node-any/bin`, { recursive: true })
    write('node_modules/node-any/package.json', '{}')
    write('node_modules/node-any/bin/node', '#!/bin/sh\nexit 127\n')
    symlinkSync('../node-any/bin/node', `${cwd}/node_modules/.bin/node`)
    const scripts = { which: 'node --print process.execPath' }
    write('package.json', JSON.stringify({ optionalDependencies: { 'node-any': '1.0.0' }, scripts }))
    write('package-lock.json', '{}')
    write('node_modules/.formline-setup', createHash('sha256').update('{}').digest('hex'))

    const program = ['--print', 'process.execPath']
    const tool = execFileSync(process.execPath, [resolve('tools/setup.mjs'), ...program], { cwd, encoding: 'utf8' })
    expect(tool.trim()).toBe(process.execPath)
    const path = `${resolve(process.execPath, '..')}:${process.env.PATH?.replaceAll(/[^:]*node_modules\/[^:]*:/g, '')}`
    const env = { ...process.env, PATH: path }
    expect(execSync('npm run --silent which', { cwd, env, encoding: 'utf8' }).trim()).toBe(process.execPath)
  },
)

test.skipIf(!process.execPath.startsWith(resolve('node_modules')))(
  'the second setup, which runs on the Node in the lock file, leaves that Node to npm scripts',
  () => {
    execFileSync(process.execPath, ['tools/setup.mjs'])
    expect(existsSync(`node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`)).toBe(true)
  },
)

test.skipIf(process.platform === 'win32')(
  'setup installs everything in the lock file, whatever NODE_ENV and npm’s configuration say, even where npm cannot write its cache',
  () => {
    const cwd = mkdtempSync(`${tmpdir()}/setup-`)
    onTestFinished(() => rmSync(cwd, { recursive: true }))
    const write = (file: string, text: object | string) =>
      writeFileSync(`${cwd}/${file}`, typeof text === 'string' ? text : JSON.stringify(text))
    mkdirSync(`${cwd}/tool`)
    const tool = { name: 'tool', version: '1.0.0', engines: { node: '>=999' }, dependencies: {} }
    write('tool/package.json', tool)
    const project = { name: 'project', devDependencies: { tool: 'file:tool' }, optionalDependencies: {} }
    write('package.json', { ...project, scripts: { typegen: 'node --version' } })
    const link = { resolved: 'tool', link: true }
    const packages = { '': project, tool: { ...tool, dev: true }, 'node_modules/tool': link }
    write('package-lock.json', { name: 'project', lockfileVersion: 3, requires: true, packages })
    const switches = ['engine-strict', 'legacy-peer-deps', 'strict-peer-deps', 'package-lock-only', 'dry-run']
    write('npmrc', [...switches.map((name) => `${name}=true`), 'omit[]=dev', 'bin-links=false'].join('\n'))
    const npm = { npm_config_userconfig: `${cwd}/npmrc`, npm_config_cache: `${cwd}/npmrc/cache` }

    const env = { ...process.env, ...npm, NODE_ENV: 'production' }
    const program = ['--print', 'fs.readdirSync("node_modules")']
    const output = execFileSync(process.execPath, [resolve('tools/setup.mjs'), ...program], {
      cwd,
      env,
      encoding: 'utf8',
    })
    expect(output).toMatch(/\[.*'tool'.*\]$/m)
    expect(existsSync(`${cwd}/.cache/npm`)).toBe(true)
  },
)

test('the lock file has every package’s URL, so that npm ci needs no list of versions, which min-release-age would filter', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const locked = nonEmpty(Object.entries<{ resolved?: string }>(packages).slice(1), 'packages')
  const isOfRegistry = /^https:\/\/registry\.npmjs\.org\/.+\.tgz$/
  expect(locked.filter(([, { resolved = '' }]) => !isOfRegistry.test(resolved)).map(([path]) => path)).toEqual([])
})
