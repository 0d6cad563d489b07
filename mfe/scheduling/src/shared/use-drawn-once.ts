import { useEffect, useState } from 'react'

/** Milliseconds that what is known waits for what stands beside it. */
const PATIENCE = 1_000

/**
 * What stands beside each other is drawn once both are known, or after a second: nothing of the page moves.
 * @param isKnown the part that the page is for can be drawn
 * @param isAwaited the other part is on its way
 */
export function useDrawnOnce(isKnown: boolean, isAwaited: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isKnown) return
    const timer = setTimeout(setDrawn, PATIENCE, true)
    return () => clearTimeout(timer)
  }, [isKnown])
  if (!isDrawn && isKnown && !isAwaited) setDrawn(true)
  return isDrawn
}
