import { useCallback, useEffect, useMemo, useRef } from 'react'

/** A single timer; a new start or a cancel replaces the pending run. */
export function useDelayed(): {
  readonly start: (run: () => void, milliseconds: number) => void
  readonly cancel: () => void
} {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(
    (run: () => void, milliseconds: number) => {
      cancel()
      timer.current = setTimeout(run, milliseconds)
    },
    [cancel],
  )
  useEffect(() => cancel, [cancel])
  return useMemo(() => ({ start, cancel }), [start, cancel])
}

/** From the end of a take to the next one. Milliseconds. */
export const ADVANCE_AFTER = 1_200
