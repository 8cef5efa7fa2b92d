import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** The present year; the year of the build until script has arrived, or where the device's clock is behind it. */
export function CopyrightYear() {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(new Date().getFullYear(), __BUILD_YEAR__),
    () => __BUILD_YEAR__,
  )
}
