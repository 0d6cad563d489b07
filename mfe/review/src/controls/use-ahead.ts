import { useState } from 'react'

/**
 * A value that lives elsewhere (the address) and arrives there a moment later: the control shows the choice at once.
 */
export function useAhead<T>(value: T): readonly [shown: T, show: (choice: T) => void] {
  const [before, setBefore] = useState(value)
  const [shown, show] = useState(value)
  if (before !== value) {
    setBefore(value)
    show(value)
  }
  return [before === value ? shown : value, show]
}
