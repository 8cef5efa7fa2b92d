import { notEmpty } from '../../gate/views'
import { PHONE } from '../../tools/visits'
import { expect, openPage, test, waitForHydration } from '../site'
import { contentOf, expectUsable, onEveryPage, servedContent } from './fault'

/** Times of a visitor's clock: first and last days of years until 2100, leap days, and wrong clocks. */
const moments = [
  '1970-01-01T00:00:00Z',
  '2000-02-29T12:00:00Z',
  ...[2026, 2027, 2038, 2050, 2099].flatMap((year) => [`${year}-12-31T23:59:59.999Z`, `${year + 1}-01-01T00:00:00Z`]),
  '2028-02-29T23:59:59Z',
  '2096-02-29T00:00:00Z',
  '2100-02-28T23:59:59Z',
  '2100-12-31T12:00:00Z',
]
const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Australia/Lord_Howe']

onEveryPage(
  'any year to 2100, leap days, wrong clocks, in time zones from -11 to +14 h',
  { sizes: [PHONE] },
  async (_, visit) => {
    const { browser, baseURL, address, size } = visit
    const before = await servedContent(visit, address)
    const built = Number(/© (\d{4})/.exec(before.footer)?.[1])
    for (const [turn, moment] of notEmpty('moments', moments).entries()) {
      const timezoneId = zones[turn % zones.length] ?? 'UTC'
      const page = await browser.newPage({ viewport: size, timezoneId, reducedMotion: 'reduce' })
      const problems: string[] = []
      page.on('console', (message) => problems.push(message.text()))
      page.on('pageerror', ({ message }) => problems.push(message))
      await page.clock.setFixedTime(new Date(moment))
      await page.goto(`${baseURL}${address}`)
      await page.keyboard.press('Shift')
      await waitForHydration(page)
      const year = await page.evaluate(() => new Date().getFullYear())
      const after = await contentOf(page)
      expect(after.footer, `${moment} in ${timezoneId}`).toContain(`© ${Math.max(year, built)} `)
      expect({ ...after, footer: after.footer.replace(/© \d{4}/, `© ${built}`) }).toEqual(before)
      expect(problems.filter((text) => !/404/.test(text))).toEqual([])
      await expectUsable(page)
      await page.close()
    }
  },
)

for (const locale of ['ar-SA', 'he-IL', 'fa-IR', 'de-DE', 'zh-CN', 'tr-TR', 'th-TH-u-ca-buddhist']) {
  test.describe(() => {
    test.use({ locale })
    onEveryPage(`a browser that speaks ${locale}`, { quick: locale === 'ar-SA' }, async (page, visit) => {
      const { address } = visit
      await openPage(page, address)
      expect(await contentOf(page)).toEqual(await servedContent(visit, address))
      await expect(page.locator('html')).toHaveCSS('direction', 'ltr')
      await expectUsable(page)
    })
  })
}
