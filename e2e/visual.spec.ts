import { relative } from 'node:path'
import type { Browser, TestInfo } from 'playwright/test'
import type { Finding } from '../gate/findings'
import { judge } from '../gate/judge'
import { viewOptions } from '../gate/views'
import { PHONE } from '../tools/visits'
import {
  buildBaselineSite,
  buildOf,
  compare,
  describeBuild,
  FOLDER,
  fileOf,
  folderOf,
  imageOf,
  missingHistory,
  picturedViews,
  RECORD,
  readBaselines,
  recordBuild,
  recordedBuild,
  removeFolder,
  staleFolders,
  takePictures,
  writeBaselines,
} from './pictures'
import { expect, serveSite, test } from './site'
import { openView } from './states'

/** The site that the baselines show, built again if this browser build differs from theirs. */
interface EarlierSite {
  readonly origin: string
  readonly note: string
}

let running: string | undefined
let earlierSite: EarlierSite | undefined

/**
 * The site of the baselines, built and served once in each worker; undefined where this browser build made them.
 */
async function findEarlierSite(browser: Browser, info: TestInfo): Promise<EarlierSite | undefined> {
  const recorded = recordedBuild()
  if (earlierSite || !recorded) return earlierSite
  running ??= describeBuild(await buildOf(browser))
  if (describeBuild(recorded) === running) return
  // `npm test` lists it as not tried; on GitHub it is an error.
  const missing = missingHistory()
  test.skip(missing !== undefined && !process.env.CI, missing)
  info.setTimeout(600_000)
  const { dir, commit } = buildBaselineSite()
  const note = `The baselines are of ${describeBuild(recorded)}; this is ${running}. Compared instead: this site with the one of commit ${commit.slice(0, 12)}, which changed the baselines last, both drawn by this browser.`
  console.log(`Pictures: ${note}`)
  earlierSite = { origin: serveSite({ dir }), note }
  return earlierSite
}

/** Whether this run writes the baselines: `npm run baselines`. */
const recording = ({ updateSnapshots }: TestInfo['config']) => updateSnapshots === 'all'

for (const view of picturedViews) {
  test.describe(() => {
    test.use(viewOptions(view))

    test(`${view.name} looks as in its baselines`, async ({ page, browser }, info) => {
      const pictures = await takePictures(page, view)
      if (recording(info.config)) return writeBaselines(view, pictures)
      const committed = await readBaselines(view)
      let baselines = committed
      const earlier = committed.size > 0 ? await findEarlierSite(browser, info) : undefined
      if (earlier) {
        info.annotations.push({ type: 'baseline', description: earlier.note })
        const { viewport, colorScheme, contextOptions } = viewOptions(view)
        const context = await browser.newContext({
          ...contextOptions,
          viewport,
          colorScheme,
          baseURL: earlier.origin,
        })
        baselines = await takePictures(await context.newPage(), view)
        await context.close()
      }

      const findings: Finding[] = []
      const names = new Set([...committed.keys(), ...pictures.keys()])
      for (const name of names) {
        const file = `${FOLDER}/${folderOf(view)}/${fileOf(name)}`
        const report = (rule: string, help: string) =>
          findings.push({
            state: `${view.name}: ${name}`,
            engine: 'pictures',
            rule,
            criteria: [],
            node: file,
            help: `${help} If that is meant: ${RECORD}`,
            certain: true,
          })
        const actual = pictures.get(name)
        const expected = committed.has(name) ? baselines.get(name) : undefined
        if (!expected) report('baseline-missing', 'There is no such baseline.')
        else if (!actual) report('state-missing', 'The page has no such state any more.')
        else {
          const difference = compare(expected, actual)
          if (!difference) continue
          report('same-pixels', `${difference.what}; see ${relative('.', info.outputPath(`${name}-diff.png`))}.`)
          for (const [kind, picture] of Object.entries({ expected, actual, diff: difference.diff })) {
            const path = info.outputPath(`${name}-${kind}.png`)
            await imageOf(picture).png().toFile(path)
            await info.attach(`${name}-${kind}.png`, { path, contentType: 'image/png' })
          }
        }
      }
      const states = [...names].map((name) => ({ name: `${view.name}: ${name}`, engine: 'pictures', checks: 1 }))
      await judge(info, { states, findings }, {})
    })
  })
}

test('every baseline belongs to a view, and the build that made them is recorded', async ({ browser }) => {
  if (recording(test.info().config)) {
    for (const folder of staleFolders()) removeFolder(folder)
    recordBuild(await buildOf(browser))
  }
  expect(staleFolders(), `folders in ${FOLDER} without a view; ${RECORD} removes them`).toEqual([])
  expect(recordedBuild(), `the build that made the baselines; ${RECORD} records it`).toBeDefined()
})

for (const view of picturedViews.filter(
  ({ condition, width, scheme }) => !condition && width === PHONE.width && scheme === 'light',
)) {
  test.describe(() => {
    test.use(viewOptions(view))

    test(`no text of ${view.address} uses a system font, which could change`, async ({ page }) => {
      await openView(page, view)
      const session = await page.context().newCDPSession(page)
      await session.send('DOM.enable')
      await session.send('CSS.enable')
      const { root } = await session.send('DOM.getDocument')
      const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
      expect(nodeIds.length).toBeGreaterThan(0)
      const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
      const fonts = used.flatMap(({ fonts }) => fonts)
      expect(fonts.length).toBeGreaterThan(0)
      const names = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
      expect([...new Set(names)]).toEqual([])
    })
  })
}
