import { onTestFinished } from 'vitest'

/** Gives an object other values until the running test has ended, such as facts that have come, or are still to come. */
export function put(target: object, changed: object): void {
  const before = { ...target }
  onTestFinished(() => void Object.assign(target, before))
  Object.assign(target, changed)
}
