import { useState } from 'react'

/**
 * For a choice that leads to another page: the old page stays until the new one is loaded; the control shows it at
 * once.
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
