/** Milliseconds after which a page that is never idle has had its first picture. */
const LATEST = 3_000

/** Runs it once the page has nothing else to do; at once where the browser does not tell of idle moments. */
export const whenIdle = (run: () => void): void => {
  // Safari has none.
  const idle: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback
  if (idle) idle(run, { timeout: LATEST })
  else run()
}
