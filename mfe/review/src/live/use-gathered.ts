import { useCallback, useEffect, useRef } from 'react'

/** What several people do at once is asked for once. Milliseconds. */
const GATHER = 200

/**
 * Gathers what signals name, and has it renewed a moment after the first.
 * @param renew those that were named
 * @returns takes a part by its key
 */
export function useGathered<Part>(
  renew: (parts: readonly Part[]) => void,
): (key: string, part: Part) => void {
  const gathered = useRef(new Map<string, Part>())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef(renew)
  latest.current = renew
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((key, part) => {
    gathered.current.set(key, part)
    timer.current ??= setTimeout(() => {
      const all = [...gathered.current.values()]
      gathered.current.clear()
      timer.current = undefined
      latest.current(all)
    }, GATHER)
  }, [])
}
