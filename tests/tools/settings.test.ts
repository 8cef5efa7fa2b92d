import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import biome from '../../biome.json'
import { devDependencies, engines, optionalDependencies } from '../../package.json'
import { onlyOne, someOf } from '../list'

/** Settings that several tools read from different files have to agree. */

const text = (file: string) => readFileSync(file, 'utf8')
const editor = new Map(
  someOf(text('.editorconfig').matchAll(/^(\w+) = (.+)$/gm), 'editor settings').map(([, name, value]) => [name, value]),
)
const { recommendations } = JSON.parse(text('.vscode/extensions.json')) as { recommendations: string[] }
const workflows = [
  text('.github/actions/setup/action.yml'),
  ...someOf(readdirSync('.github/workflows'), 'workflows').map((file) => text(`.github/workflows/${file}`)),
]
const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, { os?: string; cpu?: string }> }
const setup = text('tools/setup.mjs')
const readme = text('README.md')
const node = text('.nvmrc').trim()
const major = Number(node.split('.')[0])

describe('how files are written', () => {
  test('.editorconfig agrees with Biome', () => {
    const { indentStyle, lineWidth, ...others } = biome.formatter
    expect([editor.get('indent_style'), editor.get('max_line_length')]).toEqual([indentStyle, String(lineWidth)])
    // Biome's own defaults: two spaces, line feeds.
    expect([editor.get('indent_size'), editor.get('end_of_line')]).toEqual(['2', 'lf'])
    expect(others, 'a setting of the formatter that this test does not compare').toEqual({})
  })

  test('each recommended extension is for a tool of the project', () => {
    const tools = Object.keys(devDependencies)
    const tooling: Record<string, boolean> = {
      'biomejs.biome': tools.includes('@biomejs/biome'),
      'editorconfig.editorconfig': editor.size > 0,
      'vitest.explorer': tools.includes('vitest'),
    }
    expect(someOf(recommendations, 'extensions').filter((name) => !tooling[name])).toEqual([])
  })
})

test('tests run west of Greenwich, where a day that is not read as UTC is the one before', () => {
  expect(new Date('2025-10-27').getDate()).toBe(26)
})

describe('the Node that the project runs on', () => {
  test('is the same on Linux, macOS and Windows, and in .nvmrc', () => {
    const packages = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
    expect(packages.filter(([, version]) => version !== node)).toEqual([])
    const machines = packages.map(([name]) => {
      const { os, cpu } = lock.packages[`node_modules/${name}`] ?? {}
      return `${os} ${cpu}`
    })
    expect(machines.sort()).toEqual(['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64'])
  })

  test('the types are of the same major version', () => {
    expect(Number(devDependencies['@types/node'].split('.')[0])).toBe(major)
  })

  test('every job of every workflow asks for it, but for the one that tries others', () => {
    const asked = workflows.flatMap((workflow) =>
      [...workflow.matchAll(/node-version: (.+)/g)].map(([, value]) => value),
    )
    const jobs = workflows.flatMap((workflow) => workflow.match(/actions\/setup-node@/g) ?? [])
    expect(asked).toHaveLength(jobs.length)
    const others = someOf(asked, 'jobs with Node').filter((value) => value !== String(major))
    expect(others).toEqual(['${' + '{ matrix.node }}'])
  })

  test('every Node with long support from the oldest on is tried with its own npm', () => {
    const tried = workflows.flatMap((workflow) => [...workflow.matchAll(/Linux on x64, .*node: (\d+) \}/g)])
    const oldest = Number(/\d+/.exec(engines.node)?.[0])
    const supported = Array.from({ length: (major - oldest) / 2 + 1 }, (_, index) => String(oldest + index * 2))
    expect(tried.map(([, value]) => value)).toEqual(supported)
  })

  test('the range of Node versions is the same everywhere', () => {
    const oldest = Number(/^>=(\d+)$/.exec(engines.node)?.[1])
    expect(readme).toContain(`any Node from ${oldest} on`)
    const [, tools] = onlyOne(setup.matchAll(/^const OLDEST_NODE = \{ major: (\d+), minor: \d+ \}$/gm), 'OLDEST_NODE')
    expect(oldest).toBeLessThanOrEqual(Number(tools))
    expect(Number(tools)).toBeLessThanOrEqual(major)
  })
})
