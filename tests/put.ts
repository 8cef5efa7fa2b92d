import { onTestFinished } from 'vitest'

/** Sets values of an object until the end of the current test. */
export function put(target: object, changed: object): void {
  const before = { ...target }
  onTestFinished(() => {
    for (const key of Object.keys(changed)) Reflect.deleteProperty(target, key)
    Object.assign(target, before)
  })
  Object.assign(target, changed)
}
