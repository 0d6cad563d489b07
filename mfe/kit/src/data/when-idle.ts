/** Runs it once the page has nothing else to do; at once where the browser does not tell of idle moments. */
export const whenIdle = (run: () => void): void => {
  ;(globalThis.requestIdleCallback ?? queueMicrotask)(run)
}
