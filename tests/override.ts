import { onTestFinished } from 'vitest'

/** Sets properties of an object and restores them after the current test. */
export function override(target: object, properties: object): void {
  const before = { ...target }
  onTestFinished(() => {
    for (const key of Object.keys(properties)) Reflect.deleteProperty(target, key)
    Object.assign(target, before)
  })
  Object.assign(target, properties)
}
