/** Year of the build's date, from SOURCE_DATE_EPOCH or the commit. */
declare const __BUILD_YEAR__: number

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher: not in TypeScript's library yet. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null
  destroy(): void
}
