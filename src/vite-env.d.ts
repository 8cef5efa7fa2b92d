/** https://developer.mozilla.org/docs/Web/API/CloseWatcher: not in TypeScript's library yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}
