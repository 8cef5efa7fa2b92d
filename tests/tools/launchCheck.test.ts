import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { listNotes, signOffNotes, valueAt } from '../../src/content/factNotes'
import { facts, isUnfilled, signOff } from '../../src/content/facts'
import { isPreview, launchProblems } from '../../tools/launchProblems'
import { everyDay, everyFact, type Filling, filledWith } from '../fillings'

const today = new Date('2027-06-15')
const hosting = { base: '/', securityExpires: '2027-10-31' }

/** The problems, as `path: message`, if these facts are changed and all others are valid. */
function problems(changed: Filling, settings = hosting): string[] {
  const read = (file: string) =>
    file.startsWith('gone') ? undefined : Buffer.from(file.endsWith('copy.svg') ? 'icon.svg' : file)
  return launchProblems(filledWith({ ...everyFact, ...changed }, facts), filledWith(everyDay, signOff), settings, {
    today,
    read,
  }).map(({ path, what }) => `${path}: ${what}`)
}

test('npm run launch-check fails while a fact or the code owner is missing, and names each with its purpose', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/launchCheck.ts'], { encoding: 'utf8' })
  const missing = [
    ...listNotes().filter(([path]) => isUnfilled(valueAt(path, facts))),
    ...listNotes(signOffNotes).filter(([path]) => isUnfilled(valueAt(path, signOff))),
  ]
  for (const [path, { what }] of missing) expect(stdout).toContain(`.${path}\n    ${what}. `)
  const quoted = stdout.match(/(?<=^signOff\.confirmed\.)\w+(?=\n.*\n {4}\/(terms|privacy): “[^\n]+[.:]”$)/gm)
  expect(quoted).toEqual(
    Object.keys(signOff.confirmed).filter((key) => isUnfilled(Reflect.get(signOff.confirmed, key))),
  )
  expect(status).toBe(/^Ready/.test(stdout) ? 0 : 1)
  if (missing.length > 0) expect(status).toBe(1)
})

test('a build is a preview until the day of the launch is filled; from then on it fails while anything is open', () => {
  const launch = { path: 'signOff.launch', what: 'is in the future' } as const
  const other = { path: 'hosting.base', what: 'is no path' } as const
  expect([[], [launch], [launch, other]].map(isPreview)).toEqual([false, true, true])
  expect(() => isPreview([other])).toThrow(/launched.*\nhosting\.base: is no path$/)
})

test('facts that fit their kinds are accepted', () => {
  expect(problems({})).toEqual([])
})

test('no example is accepted', () => {
  for (const [path, { example }] of listNotes())
    expect(problems({ [path]: example })).toContainEqual(expect.stringMatching(`^facts\\.${path}: .* is the example$`))
})

const fingerprint = (pair: string, count = 32) => Array(count).fill(pair).join(':')
const badge = (file: string, height = 72) => ({ file, width: 200, height })
test.each<[path: string, right: unknown[], wrong: unknown[]]>([
  ['domain', ['www.racing.co.uk', 'xn--rennen-hva.xn--p1ai', 'racing.examples', 'example-racing.com'], []],
  ['domain', [], ['racing.example', 'racing.test', 'localhost', 'www.example.org', 'https://a.com', 'Racing.com', 'a']],
  ['mailDomain', [], ['mail.example.com']],
  ['operator.name', ['Racing Ltd'], ['', 'Racing Ltd ', '[to be settled]']],
  ['operator.address', ['Test Street 1, for example.'], ['Formline, formline.example', 'help@example.com.']],
  ['stores.google.id', [], ['com.example.racing']],
  ['stores.apple.appId', ['A1B2C3D4E5.com.racing.app'], ['com.racing.app', 'A1B2C3D4E5']],
  ['stores.google.fingerprint', [fingerprint('A1')], [fingerprint('A1', 20), fingerprint('a1')]],
  ['textsDated', ['2027-06-15'], ['2027-06-16', '31 January', '2027-02-30', '2027-2-3']],
  ['stores.google.badge', [badge('google.svg')], [badge('gone.svg'), badge('google.svg', 0), badge('google.svg', 60)]],
  ['stores.google.badge', [], ['icon.svg', 'favicon.ico', 'copy.svg'].map((file) => badge(file))],
])('%s may be %j and not %j', (path, right, wrong) => {
  // The id of an app has to fit its address, too, which is a problem of its own.
  const count = (value: unknown) =>
    problems({ [path]: value }).filter((each) => each.startsWith(`facts.${path}:`)).length
  expect([right.map(count), wrong.map(count)]).toEqual([right.map(() => 0), wrong.map(() => 1)])
})

test.each([
  ['apple', '17', 'https://apps.apple.com/gb/app/racing/id17', 0],
  ['apple', '17', 'https://apps.apple.com/gb/app/racing/id170', 1],
  ['apple', '17', 'https://apps.apple.co/gb/app/racing/id17', 1],
  ['apple', '17', 'http://apps.apple.com/app/id17', 1],
  ['google', 'uk.a', 'https://play.google.com/store/apps/details?id=uk.a&hl=en', 0],
  ['google', 'uk.a', 'https://play.google.com/store/apps/details?id=uk.ab', 1],
  ['google', 'uk.a', 'https://www.racing.com/?id=uk.a', 1],
])('the address of %s leads to its app %s: %s, %i problems', (store, id, address, count) => {
  expect(problems({ [`stores.${store}.id`]: id, [`stores.${store}.address`]: address })).toHaveLength(count)
})

test.each([
  ['securityExpires', ['2027-08-14'], ['2027-08-13', 'soon', '2027-11-31']],
  ['base', ['/', '/site/', '/a/b.c/'], ['', '/site', 'site/', 'https://a.b/', '/a b/']],
])('the setting %s of the site may be %j and not %j', (name, right, wrong) => {
  const count = (value: string) => problems({}, { ...hosting, [name]: value }).length
  expect([right.map(count), wrong.map(count)]).toEqual([right.map(() => 0), wrong.map(() => 1)])
})
