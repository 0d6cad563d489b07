import { useCallback, useMemo } from 'react'
import { useSearchParams } from '../router.ts'
import { readSearch, type SearchShape, writeSearch } from '../text/search-state.ts'

/**
 * State that lives in the address, so that Back works and a link shows the same.
 * @param defaults a constant outside the component: its values also say the types
 */
export function useSearchState<T extends SearchShape>(
  defaults: T,
): readonly [T, (change: Partial<T>, how?: { readonly replace?: boolean }) => void] {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => readSearch(search, defaults), [search, defaults])
  const change = useCallback(
    (next: Partial<T>, how: { readonly replace?: boolean } = {}) =>
      setSearch((now) => writeSearch(now, defaults, { ...readSearch(now, defaults), ...next }), how),
    [setSearch, defaults],
  )
  return [state, change]
}
