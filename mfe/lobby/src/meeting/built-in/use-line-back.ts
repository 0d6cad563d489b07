import { useConnection } from '@callboard/kit/data'
import { useEffect, useRef } from 'react'

/** Calls back each time the line to the server has been gone and is back. */
export function useLineBack(back: () => void): void {
  const { state } = useConnection()
  const before = useRef(state)
  const wasCut = useRef(false)
  useEffect(() => {
    // What is asked before the first connection is kept until then; only what was told to a line that broke is lost.
    if (before.current === 'online' && state !== 'online') wasCut.current = true
    before.current = state
    if (state !== 'online' || !wasCut.current) return
    wasCut.current = false
    back()
  }, [state, back])
}
