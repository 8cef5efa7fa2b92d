import { judgeHeadingJumps, judgeReading } from './invariants.ts'
import type { Listener } from './listener.ts'

/** What Orca says where there is nothing further on. */
const END = /^(Wrapping|No more)/

/** Reads a page from its top to its end. */
export async function readPage(listener: Listener, address: string): Promise<void> {
  await listener.open(address)
  listener.part('Say All')
  listener.judge(judgeReading(await listener.press('KP_Add'), await listener.facts()))
}

/** Goes through a page by its headings, then by its landmarks. */
export async function jumpThrough(listener: Listener, address: string): Promise<void> {
  await listener.openAtTop(address)
  listener.part('Headings')
  listener.judge(judgeHeadingJumps(await listener.pressUntil('h', END), await listener.facts()))
  listener.part('Landmarks')
  await listener.press('ctrl+Home')
  await listener.pressUntil('m', END)
}

/** Goes through a page by the Tab key, until it leaves the page. */
export async function tabThrough(listener: Listener, address: string): Promise<void> {
  await listener.openAtTop(address)
  listener.part('Tab')
  for (;;) {
    const said = (await listener.press('Tab')).join(' ')
    const { focus } = await listener.facts()
    if (!focus) return
    if (!said.includes(focus.name)) listener.judge([{ rule: 'stop', text: `${focus.name}: ${said || 'silence'}` }])
  }
}
