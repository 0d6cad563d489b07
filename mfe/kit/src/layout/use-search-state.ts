import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from '../router.ts'
import { readSearch, type SearchShape, writeSearch } from '../text/search-state.ts'

/**
 * State that lives in the address, so that Back works and a link shows the same. A change shows at once; the address
 * follows as soon as the router has drawn it.
 * @param defaults a constant outside the component: its values also say the types
 */
export function useSearchState<T extends SearchShape>(
  defaults: T,
): readonly [T, (change: Partial<T>, how?: { readonly replace?: boolean }) => void] {
  const [search, setSearch] = useSearchParams()
  const inAddress = useMemo(() => readSearch(search, defaults), [search, defaults])
  const [ahead, setAhead] = useState<{ readonly of: T; readonly state: T }>()
  // The address has followed, or has gone elsewhere (Back, a link): it alone counts.
  if (ahead && ahead.of !== inAddress) setAhead(undefined)
  const state = ahead?.of === inAddress ? ahead.state : inAddress
  const change = useCallback(
    (next: Partial<T>, how: { readonly replace?: boolean } = {}) => {
      const wished = { ...state, ...next }
      setAhead({ of: inAddress, state: wished })
      setSearch((now) => writeSearch(now, defaults, wished), how)
    },
    [setSearch, defaults, state, inAddress],
  )
  return [state, change]
}
