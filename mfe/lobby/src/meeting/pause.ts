/** Waits longer after each attempt, at most 8 s. An end that is asked for ends it early. */
export const pause = (attempt: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.min(8_000, 1_000 * 2 ** attempt))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
