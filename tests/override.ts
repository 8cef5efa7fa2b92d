import { onTestFinished } from 'vitest'

/** Sets properties of an object until the current test has finished. */
export function override(target: object, properties: object): void {
  const before = { ...target }
  onTestFinished(() => {
    for (const key of Object.keys(properties)) Reflect.deleteProperty(target, key)
    Object.assign(target, before)
  })
  Object.assign(target, properties)
}
