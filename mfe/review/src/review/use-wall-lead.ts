import type { ReviewGroup } from '@callboard/review/contract'
import { useMemo } from 'react'
import {
  briefName,
  type Filters,
  type ShownGroup,
  setFilters,
  wallGroups,
  wholeName,
} from './review-groups.ts'
import { archivedFact, narrows, nextToView, viewedFact, wallFact } from './wall-fact.ts'
import type { Step } from './wall-lead.tsx'

/**
 * What a wall says of itself, and what comes next on it: the group to view or, once all are viewed, the way to
 * clients and to their answers.
 * @param of its session's groups, what the filters show of them, the group that was opened last, and the picks of its project
 */
export function useWallLead(of: {
  readonly groups: readonly ReviewGroup[]
  readonly shown: readonly ShownGroup[]
  readonly filters: Filters
  readonly isAnswered: boolean
  readonly last: string | undefined
  readonly canCopy: boolean
  /** Where the answers of clients stand; absent while there are none. */
  readonly picks: string | undefined
  readonly onOpen: (one: ShownGroup) => void
  readonly onCopy: (groups: readonly ShownGroup[]) => void
}) {
  const { shown, filters } = of
  const { tab } = filters
  const wall = useMemo(() => wallGroups(of.groups), [of.groups])
  const isNarrowed = narrows(filters)
  const seen = isNarrowed ? shown : wall
  /** Of a wall by answers that are not there nothing is known. */
  const isKnown = (wall.length > 0 || tab === 'archived') && (filters.feedback === '' || of.isAnswered)
  const fact = useMemo(() => {
    if (!isKnown) return undefined
    if (tab === 'archived') return archivedFact(shown)
    return tab === 'viewed' ? viewedFact(shown, isNarrowed) : wallFact(seen, isNarrowed)
  }, [isKnown, tab, shown, seen, isNarrowed])
  const uncopied = wall.filter(({ group }) => !group.copied)
  const next = nextToView(seen, of.last)
  const isDone = !next && setFilters(filters).length === 0 && wall.length > 0
  let step: Step | undefined
  if (next)
    step = {
      words: `View next: ${briefName(next)}`,
      whole: `View next: ${wholeName(next)}`,
      act: () => of.onOpen(next),
    }
  else if (isDone && of.canCopy && uncopied.length > 0)
    step = { words: 'Copy to Posting page', act: () => of.onCopy(uncopied) }
  else if (isDone && of.picks !== undefined) step = { words: 'See picks', act: { to: of.picks } }
  return { wall, uncopied, fact, step }
}
