import type { Loadable } from '@callboard/kit/data'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * An answer of the server that signals carry on. A signal that comes while an answer is under way may be missing in
 * that answer, so it is asked for once more.
 * @param again asks for the answer anew
 * @param merge brings a fresh answer together with what is known
 */
export function useFollowed<A, M>(
  state: Loadable<A>,
  again: () => void,
  merge: (before: M | undefined, answer: A) => M,
): readonly [M | undefined, (change: (now: M) => M) => void] {
  const [held, setHeld] = useState<{ readonly answer?: A; readonly model?: M }>({})
  const answer = state.kind === 'ready' ? state.data : undefined
  if (answer !== undefined && answer !== held.answer) setHeld({ answer, model: merge(held.model, answer) })

  const isUnderWay = state.kind === 'loading' || (state.kind === 'ready' && state.refreshing)
  const underWay = useRef(isUnderWay)
  const isOutdated = useRef(false)
  useEffect(() => {
    underWay.current = isUnderWay
    if (isUnderWay || !isOutdated.current) return
    isOutdated.current = false
    again()
  })
  const apply = useCallback((change: (now: M) => M) => {
    if (underWay.current) isOutdated.current = true
    setHeld((now) => (now.model === undefined ? now : { ...now, model: change(now.model) }))
  }, [])
  return [held.model, apply]
}
