import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from '../router.ts'
import { readSearch, type SearchShape, writeSearch } from '../text/search-state.ts'

interface How {
  readonly replace?: boolean
  /** State of the history entry, beside its address. */
  readonly state?: unknown
}

/**
 * State that lives in the address, so that Back works and a link shows the same. A change shows at once; the address
 * follows when the router has drawn it.
 * @param defaults a constant outside the component: its values also say the types
 */
export function useSearchState<T extends SearchShape>(
  defaults: T,
): readonly [T, (change: Partial<T>, how?: How) => void] {
  const [search, setSearch] = useSearchParams()
  const addressed = useMemo(() => readSearch(search, defaults), [search, defaults])
  const [ahead, setAhead] = useState<{ readonly of: T; readonly state: T }>()
  // The address has followed, or went elsewhere (Back, a link): from now on it alone counts.
  if (ahead && ahead.of !== addressed) setAhead(undefined)
  const state = ahead?.of === addressed ? ahead.state : addressed
  const latest = useRef({ addressed, state })
  useLayoutEffect(() => {
    latest.current = { addressed, state }
  })
  const change = useCallback(
    (next: Partial<T>, how: How = {}) => {
      const of = latest.current.addressed
      const wished = { ...latest.current.state, ...next }
      latest.current = { addressed: of, state: wished }
      setAhead({ of, state: wished })
      setSearch((now) => writeSearch(now, defaults, wished), how)
    },
    [setSearch, defaults],
  )
  return [state, change]
}
