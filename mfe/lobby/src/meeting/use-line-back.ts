import { useConnection } from '@callboard/kit/data'
import { useEffect, useRef } from 'react'

/** Calls back each time the line to the server has been gone and is back. */
export function useLineBack(back: () => void): void {
  const { state } = useConnection()
  const before = useRef(state)
  const wasCut = useRef(false)
  useEffect(() => {
    // Calls from before the first connection are kept until then; only a broken connection loses messages.
    if (before.current === 'online' && state !== 'online') wasCut.current = true
    before.current = state
    if (state !== 'online' || !wasCut.current) return
    wasCut.current = false
    back()
  }, [state, back])
}
