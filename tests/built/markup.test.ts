import { expect, test } from 'vitest'
import { markupFaults } from '../../gate/checks/markup'
import { builtPaths, documentOf, htmlOf } from './site'

test.each(builtPaths)('tables, lists, pictures, references and controls of %s are in order', (path) => {
  expect(markupFaults(documentOf(path))).toEqual([])
})

test.each([
  ['table-caption', '<table><tr><th scope="col">A</th></tr></table>'],
  ['table-heads', '<table><caption>A</caption><tr><th>A</th></tr></table>'],
  ['table-heads', '<table><caption>A</caption><tr><td>A</td></tr></table>'],
  ['list-items', '<ul><p>One</p></ul>'],
  ['list-items', '<div><li>One</li></div>'],
  ['tabindex-positive', '<p tabindex="3">A</p>'],
  ['autofocus', '<button autofocus>A</button>'],
  ['new-window', '<a href="/" target="_blank">A</a>'],
  ['alt-missing', '<img src="/a.png">'],
  ['alt-file-name', '<img src="/a.png" alt="a.png">'],
  ['alt-file-name', '<img src="/a.png" alt="Image 2">'],
  ['alt-file-name', '<img src="/photo-finish-Ab3_x9Qz.webp" alt="photo finish">'],
  ['alt-repeats', '<a href="/"><img src="/a.png" alt="Home"> Home</a>'],
  ['svg-name', '<svg role="img"></svg>'],
  ['reference-absent', '<p aria-details="none">A</p>'],
  ['id-twice', '<p id="root">A</p>'],
  ['control-empty', '<a href="/"><svg aria-hidden="true"><title>A</title></svg></a>'],
])('the checker finds %s in %s', (rule, markup) => {
  const broken = new DOMParser().parseFromString(htmlOf('/404').replace('<main', `${markup}<main`), 'text/html')
  expect(markupFaults(broken).map((fault) => fault.rule)).toContain(rule)
})

test.each([
  ['a link that is named by its title', '<a href="/" title="Home"><svg aria-hidden="true"></svg></a>'],
  ['a link that is named by what is in it', '<a href="/"><svg role="img" aria-label="Home"></svg></a>'],
  ['what a closed dialog contains', '<div inert><img src="/a.png"><table><tr><td>A</td></tr></table></div>'],
])('the checker is silent on %s', (_, markup) => {
  const right = new DOMParser().parseFromString(htmlOf('/404').replace('<main', `${markup}<main`), 'text/html')
  expect(markupFaults(right)).toEqual([])
})

test.each(['title', 'meta[name="description"]'])('no two pages share their %s', (selector) => {
  const texts = builtPaths.map((path) => {
    const element = documentOf(path).head.querySelector(selector)
    return element?.getAttribute('content') ?? element?.textContent
  })
  expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([])
})
