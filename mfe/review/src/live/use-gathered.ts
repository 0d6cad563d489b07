import { useCallback, useEffect, useRef } from 'react'

/** What several people do at once is asked for once. Milliseconds. */
const GATHER = 200
/** Parts that are asked for apart; of more at once the whole is. */
const MOST_APART = 4

/**
 * Gathers what signals name, and has it renewed when nothing more has come for a moment.
 * @param renew one of the parts
 * @returns takes a part by its key
 */
export function useGathered<Part>(
  renew: (part: Part) => void,
  renewAll: () => void,
): (key: string, part: Part) => void {
  const gathered = useRef(new Map<string, Part>())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef({ renew, renewAll })
  latest.current = { renew, renewAll }
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((key, part) => {
    gathered.current.set(key, part)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const all = [...gathered.current.values()]
      gathered.current.clear()
      if (all.length > MOST_APART) latest.current.renewAll()
      else for (const one of all) latest.current.renew(one)
    }, GATHER)
  }, [])
}
