import { useCallback, useMemo, useState } from 'react'
import type { ShownGroup } from './review-groups.ts'

/** The groups that are ticked. Groups that a filter hides are not acted on, and come back ticked. */
export function useSelection(shown: readonly ShownGroup[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const groups = useMemo(() => shown.filter(({ group }) => ids.has(group._id)), [shown, ids])
  const set = useCallback(
    (id: string, selected: boolean) =>
      setIds((now) => new Set(selected ? [...now, id] : [...now].filter((one) => one !== id))),
    [],
  )
  const toggle = useCallback(
    (id: string) =>
      setIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    [],
  )
  return {
    ids,
    groups,
    set,
    toggle,
    all: () => setIds(new Set(shown.map(({ group }) => group._id))),
    clear: () => setIds(new Set()),
  }
}
