import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** The current year; the year of the build before hydration, or if the device's clock is behind it. */
export function CopyrightYear() {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(new Date().getFullYear(), __BUILD_YEAR__),
    () => __BUILD_YEAR__,
  )
}
