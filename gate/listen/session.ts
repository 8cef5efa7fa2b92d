import { spawn } from 'node:child_process'
import type { Engine } from './browsers.ts'
import type { Finding } from './invariants.ts'
import { Listener } from './listener.ts'
import type { TreeNode } from './trees.ts'

/** Something to be done in a browser: named, since it is done in another process. */
export interface Task {
  readonly engine: Engine
  /** Name of the walk, or the address whose tree is wanted. */
  readonly name: string
  readonly kind: 'walk' | 'tree' | 'defect'
}

export interface Outcome {
  readonly task: Task
  readonly lines: readonly string[]
  readonly findings: readonly Finding[]
  readonly tree?: TreeNode
  /** What kept it from being done. */
  readonly error?: string
  readonly seconds: number
}

/** Environment variable that tells a process that it is a session, as JSON. */
const SESSION = 'LISTEN_SESSION'
interface Setting {
  readonly engine: Engine
  readonly base: string
  readonly hears: boolean
}

/**
 * Does tasks of one engine in a session of its own, which is `module` run anew inside a D-Bus session, one task after the
 * other as `next` gives them out.
 */
export function runSession(
  module: string,
  setting: Setting,
  next: () => Task | undefined,
  done: (outcome: Outcome) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const session = spawn('dbus-run-session', ['--', process.execPath, module], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, [SESSION]: JSON.stringify(setting) },
    })
    let task: Task | undefined
    let started = performance.now()
    let log = ''
    session.stderr?.on('data', (data) => {
      log += data
    })
    const give = () => {
      task = next()
      started = performance.now()
      if (task) session.send(task)
      else session.disconnect()
    }
    const finish = (outcome: Omit<Outcome, 'task' | 'seconds'>) => {
      if (task) done({ ...outcome, task, seconds: (performance.now() - started) / 1000 })
      task = undefined
    }
    session.on('message', (outcome: Outcome | 'ready') => {
      if (outcome !== 'ready') finish(outcome)
      give()
    })
    session.on('error', (error) => {
      log += error.message
    })
    session.on('exit', () => {
      // A session that ends before its time leaves tasks undone.
      task ??= next()
      for (; task; task = next())
        finish({ lines: [], findings: [], error: `The session has ended: ${log.slice(-2000)}` })
      resolve()
    })
  })
}

/** The other side: in a process that is a session, does what it is given and does not return. Else does nothing. */
export async function beSession(act: (task: Task, listener: Listener) => Promise<TreeNode | undefined>): Promise<void> {
  const setting = process.env[SESSION]
  if (!setting) return
  const { engine, base, hears }: Setting = JSON.parse(setting)
  // Whoever started it has ended: so does all that has been started here.
  process.on('disconnect', () => process.exit())
  const listener = await Listener.start(engine, base, { hears })
  process.on('message', async (task: Task) => {
    let tree: TreeNode | undefined
    let error: string | undefined
    try {
      tree = await act(task, listener)
    } catch (thrown) {
      error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
    }
    const { lines, findings } = listener
    process.send?.({ lines, findings, ...(tree && { tree }), ...(error && { error }) })
  })
  process.send?.('ready')
  await new Promise(() => {})
}
